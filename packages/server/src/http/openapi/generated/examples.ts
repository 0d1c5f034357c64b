/** A request that a test sent and what it returned, by operation. Written by tests/describing/write-examples.ts. */
export const EXAMPLES: Readonly<
  Record<string, { readonly request: Readonly<Record<string, unknown>>; readonly data: unknown }>
> = {
  "account.sendPhoneCode": {
    "request": {},
    "data": {
      "target": "137****5678",
      "nextTime": 1795251660000,
      "expireTime": 1795251900000
    }
  },
  "account.sendEmailCode": {
    "request": {
      "email": "first.last+tag@sub.example.com"
    },
    "data": {
      "target": "f***g@sub.example.com",
      "nextTime": 1795251660000,
      "expireTime": 1795251900000
    }
  },
  "account.checkSafe": {
    "request": {
      "code": "967520",
      "type": "phone"
    },
    "data": {
      "token": "example",
      "expireTime": 1795253220000
    }
  },
  "account.bindPhone": {
    "request": {
      "code": "213103",
      "phone": "13900000016"
    },
    "data": {
      "bindings": {
        "phone": "139****0016",
        "email": "p***5@example.test",
        "hasPassword": true
      }
    }
  },
  "account.bindEmail": {
    "request": {
      "code": "246121",
      "email": "mail-c75703bd@example.test"
    },
    "data": {
      "bindings": {
        "phone": "139****0020",
        "email": "m***d@example.test",
        "hasPassword": true
      }
    }
  },
  "account.bindPhoneByToken": {
    "request": {
      "code": "390199",
      "phone": "13900000023",
      "token": "example"
    },
    "data": {
      "bindings": {
        "phone": "139****0023",
        "email": "p***0@example.test",
        "hasPassword": true
      }
    }
  },
  "account.replacePhone": {
    "request": {
      "code": "416419",
      "phone": "13900000027",
      "replaceBindType": "email",
      "safeCode": "996293"
    },
    "data": {
      "bindings": {
        "phone": "139****0027",
        "email": "p***b@example.test",
        "hasPassword": true
      }
    }
  },
  "account.unbind": {
    "request": {
      "token": "example",
      "type": "phone"
    },
    "data": {
      "bindings": {
        "phone": null,
        "email": "p***a@example.test",
        "hasPassword": true
      }
    }
  },
  "account.updatePassword": {
    "request": {
      "password": "New-word12",
      "token": "example"
    },
    "data": {}
  },
  "account.bindInfo": {
    "request": {},
    "data": {
      "bindings": {
        "phone": "138****0000",
        "email": "p***8@example.test",
        "hasPassword": true
      }
    }
  },
  "account.publishBlack": {
    "request": {},
    "data": false
  },
  "account.savePersonal": {
    "request": {
      "company": "Company"
    },
    "data": {
      "user": {
        "userId": "01a1fd55-7a80-7476-b0ac-d3700bcfe1ca",
        "userName": "person6",
        "fullName": "Person 6",
        "phone": "138****0005",
        "email": "p***a@example.test",
        "photoUrl": "/photo/01a1fd55-7a80-7476-b0ac-d3700bcfe1ca.png",
        "locale": "zh"
      }
    }
  },
  "account.changeFullName": {
    "request": {
      "fullName": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
    },
    "data": {
      "user": {
        "userId": "01a1fd55-7a80-74f0-8a0c-2572aede6b17",
        "userName": "person1",
        "fullName": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "email": "p***6@example.test",
        "photoUrl": "/photo/01a1fd55-7a80-74f0-8a0c-2572aede6b17.png",
        "locale": "zh"
      }
    }
  },
  "account.saveInformation": {
    "request": {
      "fullName": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
    },
    "data": {
      "user": {
        "userId": "01a1fd55-7a80-74f3-95a4-8b3e433a7173",
        "userName": "person2",
        "fullName": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "email": "p***f@example.test",
        "photoUrl": "/photo/01a1fd55-7a80-74f3-95a4-8b3e433a7173.png",
        "locale": "zh"
      },
      "state": "passed"
    }
  },
  "account.informationState": {
    "request": {},
    "data": {
      "state": "passed"
    }
  },
  "account.aiPrivilege": {
    "request": {},
    "data": {
      "aiPrivilege": {
        "allowed": false,
        "reason": "used_up",
        "remaining": 0
      }
    }
  },
  "account.trackRegistration": {
    "request": {
      "businessType": "personal",
      "channelType": "po",
      "device": {
        "language": "en",
        "screen": "1440x900"
      },
      "registerType": "email",
      "terminalType": "h5",
      "userSource": "register"
    },
    "data": {}
  },
  "account.devices": {
    "request": {},
    "data": {
      "devices": [
        {
          "id": "01a1fd5e-a240-7317-b157-33da8d6b67b2",
          "name": "Firefox 140, Linux",
          "ip": "127.0.0.1",
          "state": "online",
          "createTime": 1795252200000,
          "lastTime": 1795252200000,
          "current": false
        }
      ]
    }
  },
  "account.endDevice": {
    "request": {
      "id": "01a1fd5e-a240-731c-95aa-cdfde489bcc5"
    },
    "data": {}
  },
  "account.bindThirdPhone": {
    "request": {
      "mluuuid": "request-1",
      "idFlag": "phone",
      "idVal": "13900000029",
      "partner": "zdtc",
      "poInfo": "707111",
      "thirdInfo": "{}"
    },
    "data": {
      "bindings": {
        "phone": "139****0029",
        "email": "p***6@example.test",
        "hasPassword": true
      }
    }
  },
  "ai.write": {
    "request": {
      "prompt": "Tea for two",
      "purpose": "mind"
    },
    "data": {
      "text": "<img src=x onerror=alert(1)>\n- </script><script>alert(1)</script>",
      "isWhole": true
    }
  },
  "charts.create": {
    "request": {
      "category": "flow",
      "title": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
    },
    "data": {
      "chartId": "01a1fd55-7a80-7562-a666-aa7f132eaee6",
      "file": {
        "title": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "category": "flow",
        "_id": "01a1fd55-7a80-7562-a666-aa7f132eaee6",
        "fileId": "01a1fd55-7a80-7562-a666-aa7f132eaee6",
        "chartId": "01a1fd55-7a80-7562-a666-aa7f132eaee6",
        "parentId": "root",
        "fileType": "chart",
        "_filesType": "chart",
        "index": "U00001V",
        "status": "private",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": false,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd55-7a80-7560-a189-63c13e161ec9",
          "fullName": "Person 32",
          "photoUrl": "/photo/01a1fd55-7a80-7560-a189-63c13e161ec9.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-7560-a189-63c13e161ec9",
          "fullName": "Person 32",
          "photoUrl": "/photo/01a1fd55-7a80-7560-a189-63c13e161ec9.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "chartType": "flow",
        "canvasCount": 1,
        "thumbnail": "1s4pi-QqYEAMg_fBdZVbMR7f1z-Q"
      }
    }
  },
  "charts.cloneFile": {
    "request": {
      "id": "01a1fd55-7a80-764c-ad58-dfb66632c684",
      "parentId": "01a1fd55-7a80-7647-877c-2ac4223e074e",
      "category": "flow"
    },
    "data": {
      "chartId": "01a1fd55-7a80-765c-9738-b75e2cd74360",
      "file": {
        "title": "secret open some text (2)",
        "category": "flow",
        "_id": "01a1fd55-7a80-765c-9738-b75e2cd74360",
        "fileId": "01a1fd55-7a80-765c-9738-b75e2cd74360",
        "chartId": "01a1fd55-7a80-765c-9738-b75e2cd74360",
        "parentId": "01a1fd55-7a80-7647-877c-2ac4223e074e",
        "fileType": "chart",
        "_filesType": "chart",
        "index": "U00004V",
        "status": "private",
        "cloneId": "01a1fd55-7a80-764c-ad58-dfb66632c684",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": false,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd55-7a80-7643-b00c-6b584a6555ec",
          "fullName": "Person 7",
          "photoUrl": "/photo/01a1fd55-7a80-7643-b00c-6b584a6555ec.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-7643-b00c-6b584a6555ec",
          "fullName": "Person 7",
          "photoUrl": "/photo/01a1fd55-7a80-7643-b00c-6b584a6555ec.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "chartType": "flow",
        "canvasCount": 1,
        "thumbnail": "1s4pi-AyIfcUg0gPW8GmNtYU9qhA"
      }
    }
  },
  "charts.info": {
    "request": {
      "chartId": "01a1fd55-7a80-747c-9334-33c69b2a3426"
    },
    "data": {
      "file": {
        "title": "marked fileprivatetitle",
        "category": "flow",
        "_id": "01a1fd55-7a80-747c-9334-33c69b2a3426",
        "fileId": "01a1fd55-7a80-747c-9334-33c69b2a3426",
        "chartId": "01a1fd55-7a80-747c-9334-33c69b2a3426",
        "parentId": "01a1fd55-7a80-747b-9f21-eb0f51027d3e",
        "fileType": "chart",
        "_filesType": "chart",
        "index": "U00001V",
        "status": "private",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": true,
        "publicClone": false,
        "path": [
          {
            "folderId": "01a1fd55-7a80-747b-9f21-eb0f51027d3e",
            "title": "marked folderprivatetitle"
          }
        ],
        "owner": {
          "userId": "01a1fd55-7a80-7478-8418-fc0e647a0e07",
          "fullName": "Personmark",
          "photoUrl": "/photo/01a1fd55-7a80-7478-8418-fc0e647a0e07.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-7478-8418-fc0e647a0e07",
          "fullName": "Personmark",
          "photoUrl": "/photo/01a1fd55-7a80-7478-8418-fc0e647a0e07.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "chartType": "flow",
        "canvasCount": 1,
        "thumbnail": "1s4pi-VWulKGdd9GL1X7uRxxADgQ"
      },
      "canvases": [
        {
          "definitionId": "c0",
          "title": "fileprivatecontent"
        }
      ],
      "size": 111
    }
  },
  "charts.rename": {
    "request": {
      "chartId": "01a1fd55-7a80-75b8-8ef3-225ef4fde691",
      "ignore": "true",
      "title": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
    },
    "data": {
      "file": {
        "title": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "category": "flow",
        "_id": "01a1fd55-7a80-75b8-8ef3-225ef4fde691",
        "fileId": "01a1fd55-7a80-75b8-8ef3-225ef4fde691",
        "chartId": "01a1fd55-7a80-75b8-8ef3-225ef4fde691",
        "parentId": "root",
        "fileType": "chart",
        "_filesType": "chart",
        "index": "U00001V",
        "status": "private",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": false,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd55-7a80-75b6-bff0-2af93bde0a3b",
          "fullName": "Person 54",
          "photoUrl": "/photo/01a1fd55-7a80-75b6-bff0-2af93bde0a3b.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-75b6-bff0-2af93bde0a3b",
          "fullName": "Person 54",
          "photoUrl": "/photo/01a1fd55-7a80-75b6-bff0-2af93bde0a3b.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "chartType": "flow",
        "canvasCount": 1,
        "thumbnail": "1s4pi-6BswKfAzZdyy-8HTPFWzdg"
      }
    }
  },
  "charts.editList": {
    "request": {},
    "data": {
      "limited": true,
      "rows": [
        "01a26463-7b78-76c1-8da8-fe670c8152cf"
      ]
    }
  },
  "charts.overrunState": {
    "request": {},
    "data": {
      "allowed": false,
      "reason": "overrun",
      "remaining": 0
    }
  },
  "charts.definition": {
    "request": {
      "chartId": "01a1fd55-7a80-759f-905b-cb5e231deb37"
    },
    "data": {
      "def": "{\"v\":1,\"page\":{\"h\":300,\"w\":400,\"name\":\"Page\"},\"type\":\"graph\",\"cells\":{\"a\":{\"h\":60,\"t\":\"node\",\"w\":120,\"x\":10,\"y\":10,\"z\":1",
      "definitionId": "c0",
      "version": 2
    }
  },
  "charts.content": {
    "request": {},
    "data": {
      "definitionId": "c2",
      "version": 1,
      "state": "drawn",
      "kind": "tree",
      "picture": {
        "box": {
          "x": 0,
          "y": -24.6,
          "w": 124.61,
          "h": 49.2
        },
        "ground": "#ffffff",
        "font": "Noto Sans SC, sans-serif",
        "parts": [
          {
            "box": {
              "x": -4,
              "y": -28.6,
              "w": 132.61,
              "h": 57.2
            },
            "svg": "example",
            "id": "root"
          }
        ],
        "texts": [
          {
            "id": "root",
            "level": 1,
            "text": "Canvas 3"
          }
        ]
      }
    }
  },
  "charts.canvases": {
    "request": {
      "chartId": "01a1fd55-7a80-764d-ba96-c54170c3e8b4"
    },
    "data": {
      "canvas": {
        "chartCanvas": [
          {
            "definitionId": "c0",
            "title": "secret trashed some text"
          }
        ]
      }
    }
  },
  "collaboration.quit": {
    "request": {
      "id": "01a1fd55-7a80-75b5-adc0-9914e9671062",
      "type": "chart"
    },
    "data": {}
  },
  "coupons.mine": {
    "request": {},
    "data": {
      "cous": [
        {
          "code": "ASIDE",
          "used": false,
          "expireTime": 1795338960000,
          "offFen": 100
        }
      ]
    }
  },
  "coupons.exchange": {
    "request": {
      "coupon": "WHOLE",
      "templateId": "01a1fd55-7a80-7718-9212-d0d31b65b48d"
    },
    "data": {
      "result": "success",
      "template": "01a1fd55-7a80-7718-9212-d0d31b65b48d",
      "team": ""
    }
  },
  "coupons.owned": {
    "request": {},
    "data": {
      "rows": [
        {
          "code": "PAST",
          "used": false,
          "expireTime": 1795253520000,
          "offFen": 300
        }
      ]
    }
  },
  "definitions.save": {
    "request": {
      "chartId": "01a1fd55-7e68-747b-8b4a-26b0c530815c",
      "def": "{\"v\":1,\"type\":\"tree\",\"page\":{\"name\":\"Plan\"},\"structure\":\"right\",\"theme\":\"default\",\"root\":{\"id\":\"root\",\"title\":\"Round 8 o",
      "version": 9
    },
    "data": {
      "definitionId": "c0",
      "version": 10,
      "savedAt": 1795251601000
    }
  },
  "definitions.applyOps": {
    "request": {
      "chartId": "01a1fd55-7e68-747b-8b4a-26b0c530815c",
      "version": 1,
      "ops": "[{\"id\":\"2a91e1-12\",\"label\":\"add-topic\",\"cause\":\"user\",\"ops\":[{\"op\":\"add\",\"things\":{\"2a91e1-11\":{\"in\":\"topics\",\"parent\":\"root\",\"order\":\"V0011\",\"title\":\"Once\"}}}]}]"
    },
    "data": {
      "definitionId": "c0",
      "version": 2,
      "savedAt": 1795251601000,
      "rows": "[{\"id\":\"2a91e1-12\",\"version\":2,\"cause\":\"user\",\"label\":\"add-topic\",\"by\":\"01a1fd55-7a80-77ab-b32c-54464e2a91e1\",\"ops\":[{\"op\":\"add\",\"things\":{\"2a91e1-11\":{\"in\":\"topics\",\"order\":\"V0011\",\"title\":\"Once\",\"parent\":\"root\"}}}]}]",
      "missed": []
    }
  },
  "definitions.addCanvas": {
    "request": {
      "chartId": "01a1fd55-7a80-764b-87eb-8f8d9b4835f2"
    },
    "data": {
      "definitionId": "c1",
      "canvases": [
        {
          "definitionId": "c0",
          "title": "secret beside some text",
          "version": 1
        }
      ]
    }
  },
  "definitions.renameCanvas": {
    "request": {
      "chartId": "01a1fd55-7a80-764a-a390-b4e84eb32174",
      "defId": "c0",
      "title": "some text"
    },
    "data": {
      "canvases": [
        {
          "definitionId": "c0",
          "title": "some text",
          "version": 1
        }
      ]
    }
  },
  "definitions.orderCanvases": {
    "request": {
      "chartId": "01a1fd55-a190-746f-8188-3d60ec08e892",
      "defIds": [
        "c2"
      ]
    },
    "data": {
      "canvases": [
        {
          "definitionId": "c2",
          "title": "Canvas 3",
          "version": 1
        }
      ]
    }
  },
  "definitions.removeCanvas": {
    "request": {
      "chartId": "01a1fd55-a190-7473-bc33-6cdef31d9e48",
      "defId": "c1"
    },
    "data": {
      "canvases": [
        {
          "definitionId": "c0",
          "title": "Plan",
          "version": 1
        }
      ]
    }
  },
  "definitions.revisions": {
    "request": {
      "chartId": "01a1fd55-7a80-7480-96ce-50875484dc7a"
    },
    "data": {
      "definitionId": "c0",
      "rows": [
        {
          "version": 1,
          "savedAt": 1795251600000,
          "size": 110,
          "isCurrent": true,
          "savedBy": {
            "userId": "01a1fd55-7a80-7478-8418-fc0e647a0e07",
            "fullName": "Personmark",
            "photoUrl": "/photo/01a1fd55-7a80-7478-8418-fc0e647a0e07.png"
          }
        }
      ],
      "more": false
    }
  },
  "definitions.revision": {
    "request": {
      "chartId": "01a1fd55-b130-74db-933f-db9c4052b410",
      "version": "2"
    },
    "data": {
      "def": "{\"v\":1,\"page\":{\"name\":\"Plan\"},\"root\":{\"id\":\"root\",\"title\":\"One\",\"children\":[]},\"type\":\"tree\",\"theme\":\"default\",\"structur",
      "definitionId": "c0",
      "version": 2
    }
  },
  "definitions.restore": {
    "request": {
      "revision": 1,
      "version": 1,
      "chartId": "01a1fd55-7a80-747c-9334-33c69b2a3426"
    },
    "data": {
      "definitionId": "c0",
      "version": 2,
      "savedAt": 1795251600000
    }
  },
  "exporting.power": {
    "request": {},
    "data": {
      "allowed": false,
      "reason": "restricted"
    }
  },
  "exporting.signKey": {
    "request": {
      "chartId": "01a1fd55-7a80-74a1-9744-916d7068ba2d"
    },
    "data": {
      "key": "example",
      "expireTime": 1795251900000
    }
  },
  "exporting.record": {
    "request": {
      "chartId": "01a1fd55-7a80-774e-bf22-c3d35ae1f4b1",
      "exportType": "md"
    },
    "data": "01a1fd55-7a80-7750-8e38-131f9f64a30c"
  },
  "favourites.toggle": {
    "request": {
      "chartId": "01a1fd55-7a80-764a-a390-b4e84eb32174"
    },
    "data": {
      "favourite": false
    }
  },
  "favourites.cancel": {
    "request": {
      "fileId": "01a1fd55-7a80-71d3-86b6-ae0c771479db",
      "type": "chart"
    },
    "data": {
      "favourite": false
    }
  },
  "folders.create": {
    "request": {
      "title": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
    },
    "data": {
      "file": {
        "title": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "category": "folder",
        "_id": "01a1fd55-7a80-753a-b8fb-149a143d468a",
        "fileId": "01a1fd55-7a80-753a-b8fb-149a143d468a",
        "folderId": "01a1fd55-7a80-753a-b8fb-149a143d468a",
        "parentId": "root",
        "fileType": "folder",
        "_filesType": "folder",
        "index": "U00001V",
        "status": "private",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": false,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd55-7a80-7538-b3ad-21f480b48c8c",
          "fullName": "Person 21",
          "photoUrl": "/photo/01a1fd55-7a80-7538-b3ad-21f480b48c8c.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-7538-b3ad-21f480b48c8c",
          "fullName": "Person 21",
          "photoUrl": "/photo/01a1fd55-7a80-7538-b3ad-21f480b48c8c.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "childCount": 0
      }
    }
  },
  "folders.rename": {
    "request": {
      "folderId": "01a1fd55-7a80-758c-9099-9541bfee2f1c",
      "ignore": "true",
      "title": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
    },
    "data": {
      "file": {
        "title": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "category": "folder",
        "_id": "01a1fd55-7a80-758c-9099-9541bfee2f1c",
        "fileId": "01a1fd55-7a80-758c-9099-9541bfee2f1c",
        "folderId": "01a1fd55-7a80-758c-9099-9541bfee2f1c",
        "parentId": "root",
        "fileType": "folder",
        "_filesType": "folder",
        "index": "U00001V",
        "status": "private",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": false,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd55-7a80-758a-8b46-8fd1c2cea13a",
          "fullName": "Person 43",
          "photoUrl": "/photo/01a1fd55-7a80-758a-8b46-8fd1c2cea13a.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-758a-8b46-8fd1c2cea13a",
          "fullName": "Person 43",
          "photoUrl": "/photo/01a1fd55-7a80-758a-8b46-8fd1c2cea13a.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "childCount": 0
      }
    }
  },
  "folders.sort": {
    "request": {
      "index": 0,
      "fileId": "01a1fd55-7a80-747c-9334-33c69b2a3426",
      "fileType": "chart"
    },
    "data": {
      "file": {
        "title": "marked fileprivatetitle",
        "category": "flow",
        "_id": "01a1fd55-7a80-747c-9334-33c69b2a3426",
        "fileId": "01a1fd55-7a80-747c-9334-33c69b2a3426",
        "chartId": "01a1fd55-7a80-747c-9334-33c69b2a3426",
        "parentId": "01a1fd55-7a80-747b-9f21-eb0f51027d3e",
        "fileType": "chart",
        "_filesType": "chart",
        "index": "U00001V",
        "status": "private",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": true,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd55-7a80-7478-8418-fc0e647a0e07",
          "fullName": "Personmark",
          "photoUrl": "/photo/01a1fd55-7a80-7478-8418-fc0e647a0e07.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-7478-8418-fc0e647a0e07",
          "fullName": "Personmark",
          "photoUrl": "/photo/01a1fd55-7a80-7478-8418-fc0e647a0e07.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "chartType": "flow",
        "canvasCount": 1,
        "thumbnail": "1s4pi-VWulKGdd9GL1X7uRxxADgQ"
      }
    }
  },
  "folders.sortAll": {
    "request": {
      "folderId": "root"
    },
    "data": {
      "count": 1
    }
  },
  "folders.toTrash": {
    "request": {
      "fileId": "01a1fd55-7a81-76cf-9cdf-e9337bc773fd",
      "fileType": "chart"
    },
    "data": {
      "trashChartCount": 1,
      "usedFileCount": 4500
    }
  },
  "folders.move": {
    "request": {
      "fileId": "01a1fd55-7a80-718f-bcd0-1760d9b2e788",
      "fileType": "chart",
      "folderId": "01a1fd55-7a80-718e-8595-93f0bddaa167"
    },
    "data": {
      "file": {
        "title": "Renamed",
        "category": "mind_org_multistage",
        "_id": "01a1fd55-7a80-718f-bcd0-1760d9b2e788",
        "fileId": "01a1fd55-7a80-718f-bcd0-1760d9b2e788",
        "chartId": "01a1fd55-7a80-718f-bcd0-1760d9b2e788",
        "parentId": "01a1fd55-7a80-718e-8595-93f0bddaa167",
        "fileType": "chart",
        "_filesType": "chart",
        "index": "U00001V",
        "status": "private",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": false,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd55-7a80-718c-ac69-ed467936c9f1",
          "fullName": "Person 9",
          "photoUrl": "/photo/01a1fd55-7a80-718c-ac69-ed467936c9f1.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-718c-ac69-ed467936c9f1",
          "fullName": "Person 9",
          "photoUrl": "/photo/01a1fd55-7a80-718c-ac69-ed467936c9f1.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "chartType": "mind_org_multistage",
        "canvasCount": 1,
        "thumbnail": "1s4pi-1neJvMu27BtNzjeqCGLjdA"
      }
    }
  },
  "folders.copy": {
    "request": {
      "fileId": "01a1fd55-7a80-7482-8816-69e50fce1dd3",
      "fileType": "chart",
      "folderId": "01a1fd55-7a80-7498-8565-e7546e007c93"
    },
    "data": {
      "file": {
        "title": "marked filepublictitle",
        "category": "flow",
        "_id": "01a1fd55-7a80-7564-bf14-7a1f6bdf61f6",
        "fileId": "01a1fd55-7a80-7564-bf14-7a1f6bdf61f6",
        "chartId": "01a1fd55-7a80-7564-bf14-7a1f6bdf61f6",
        "parentId": "01a1fd55-7a80-7498-8565-e7546e007c93",
        "fileType": "chart",
        "_filesType": "chart",
        "index": "U00001V",
        "status": "private",
        "cloneId": "01a1fd55-7a80-7482-8816-69e50fce1dd3",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": false,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd55-7a80-7476-b0ac-d3700bcfe1ca",
          "fullName": "Person 6",
          "photoUrl": "/photo/01a1fd55-7a80-7476-b0ac-d3700bcfe1ca.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-7476-b0ac-d3700bcfe1ca",
          "fullName": "Person 6",
          "photoUrl": "/photo/01a1fd55-7a80-7476-b0ac-d3700bcfe1ca.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "chartType": "flow",
        "canvasCount": 1,
        "thumbnail": "1s4pi-CHEAq0-2T8ZPA_VWDsP4YQ"
      }
    }
  },
  "folders.restore": {
    "request": {
      "fileId": "01a1fd55-7a81-7653-90a8-b8ae92355836",
      "fileType": "chart"
    },
    "data": {
      "trashChartCount": 1,
      "usedFileCount": 4500,
      "folderId": "01a1fd55-7a80-7597-b875-e73ac7bda903",
      "toRoot": false
    }
  },
  "folders.removeFromTrash": {
    "request": {
      "fileId": "01a1fd56-8bf0-771a-ad94-cd2a6dfc883c",
      "fileType": "chart"
    },
    "data": {
      "trashChartCount": 2,
      "usedFileCount": 24
    }
  },
  "folders.batchOperation": {
    "request": {
      "folderId": "01a1fd55-7a80-7262-b249-023246c86edb",
      "items": [
        {
          "fileId": "01a1fd55-7a80-7261-bcad-8bac291d8bfb",
          "fileType": "folder"
        }
      ],
      "type": "move"
    },
    "data": {
      "results": [
        {
          "fileId": "01a1fd55-7a80-7261-bcad-8bac291d8bfb",
          "fileType": "folder",
          "code": "70005",
          "msg": "A folder cannot be moved into itself or a folder inside it"
        }
      ]
    }
  },
  "folders.pinned": {
    "request": {},
    "data": {
      "folders": [
        {
          "title": "Inside",
          "category": "folder",
          "_id": "01a1fd55-7a80-77d8-859b-a07d7a53ef09",
          "fileId": "01a1fd55-7a80-77d8-859b-a07d7a53ef09",
          "folderId": "01a1fd55-7a80-77d8-859b-a07d7a53ef09",
          "parentId": "01a1fd55-7a80-77d6-a547-16da714e0cb1",
          "fileType": "folder",
          "_filesType": "folder",
          "index": "U00001V",
          "status": "private",
          "createTime": 1795251600000,
          "lastModify": 1795251600000,
          "favourite": false,
          "publicClone": false,
          "owner": {
            "userId": "01a1fd55-7a80-77d3-bb32-70b23bae12b4",
            "fullName": "Person 5",
            "photoUrl": "/photo/01a1fd55-7a80-77d3-bb32-70b23bae12b4.png"
          },
          "creator": {
            "userId": "01a1fd55-7a80-77d3-bb32-70b23bae12b4",
            "fullName": "Person 5",
            "photoUrl": "/photo/01a1fd55-7a80-77d3-bb32-70b23bae12b4.png"
          },
          "collaboration": false,
          "isCanEditor": true,
          "ownerEditState": "normal",
          "childCount": 0
        }
      ]
    }
  },
  "folders.pin": {
    "request": {
      "folderId": "01a1fd55-7a80-77c3-89ce-0f4ca656566c"
    },
    "data": {
      "pinned": true
    }
  },
  "folders.unpin": {
    "request": {
      "folderId": "01a1fd55-7a80-77d0-bdbf-bf2772006573"
    },
    "data": {
      "pinned": false
    }
  },
  "folders.getFolderData": {
    "request": {
      "folderId": "01a1fd55-7a80-7645-ad1a-b5a395179f99"
    },
    "data": {
      "folder": {
        "title": "secret above some text",
        "category": "folder",
        "_id": "01a1fd55-7a80-7645-ad1a-b5a395179f99",
        "fileId": "01a1fd55-7a80-7645-ad1a-b5a395179f99",
        "folderId": "01a1fd55-7a80-7645-ad1a-b5a395179f99",
        "parentId": "root",
        "fileType": "folder",
        "_filesType": "folder",
        "index": "U00001V",
        "status": "private",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": false,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd55-7a80-7643-b00c-6b584a6555ec",
          "fullName": "Person 7",
          "photoUrl": "/photo/01a1fd55-7a80-7643-b00c-6b584a6555ec.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-7643-b00c-6b584a6555ec",
          "fullName": "Person 7",
          "photoUrl": "/photo/01a1fd55-7a80-7643-b00c-6b584a6555ec.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "childCount": 2
      },
      "chain": [
        {
          "folderId": "01a1fd55-7a80-7645-ad1a-b5a395179f99",
          "title": "secret above some text"
        }
      ],
      "folders": [
        {
          "folderId": "01a1fd55-7a80-7646-8ba7-97f07934fded",
          "parentId": "01a1fd55-7a80-7645-ad1a-b5a395179f99",
          "title": "Named",
          "hasChildren": true
        }
      ]
    }
  },
  "folders.getAllFolderData": {
    "request": {
      "folderId": "01a1fd55-7a80-7645-ad1a-b5a395179f99"
    },
    "data": {
      "folders": [
        {
          "folderId": "01a1fd55-7a80-7646-8ba7-97f07934fded",
          "parentId": "01a1fd55-7a80-7645-ad1a-b5a395179f99",
          "title": "Named",
          "hasChildren": true
        }
      ],
      "truncated": false
    }
  },
  "importing.importFile": {
    "request": {
      "file": {}
    },
    "data": {
      "chartId": "01a1fd55-7a80-7816-a6cf-b3cc384dc1bf",
      "file": {
        "title": "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn",
        "category": "markdown",
        "_id": "01a1fd55-7a80-7816-a6cf-b3cc384dc1bf",
        "fileId": "01a1fd55-7a80-7816-a6cf-b3cc384dc1bf",
        "chartId": "01a1fd55-7a80-7816-a6cf-b3cc384dc1bf",
        "parentId": "root",
        "fileType": "chart",
        "_filesType": "chart",
        "index": "U00005V",
        "status": "private",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": false,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd55-7a80-7810-ae1a-61c110749600",
          "fullName": "Person 11",
          "photoUrl": "/photo/01a1fd55-7a80-7810-ae1a-61c110749600.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-7810-ae1a-61c110749600",
          "fullName": "Person 11",
          "photoUrl": "/photo/01a1fd55-7a80-7810-ae1a-61c110749600.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "chartType": "markdown",
        "canvasCount": 1,
        "thumbnail": "1s4pi-UtPuOziEMRZV7aJgoWggMQ"
      },
      "losses": []
    }
  },
  "lists.loadFiles": {
    "request": {
      "folderId": "01a1fd55-7a80-7483-949d-04934c509f74"
    },
    "data": {
      "folder": {
        "title": "marked foldertrashedtitle",
        "category": "folder",
        "_id": "01a1fd55-7a80-7483-949d-04934c509f74",
        "fileId": "01a1fd55-7a80-7483-949d-04934c509f74",
        "folderId": "01a1fd55-7a80-7483-949d-04934c509f74",
        "parentId": "root",
        "fileType": "folder",
        "_filesType": "folder",
        "index": "U00006V",
        "status": "private",
        "deleteTime": 1795251600000,
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": true,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd55-7a80-7478-8418-fc0e647a0e07",
          "fullName": "Personmark",
          "photoUrl": "/photo/01a1fd55-7a80-7478-8418-fc0e647a0e07.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-7478-8418-fc0e647a0e07",
          "fullName": "Personmark",
          "photoUrl": "/photo/01a1fd55-7a80-7478-8418-fc0e647a0e07.png"
        },
        "collaboration": false,
        "isCanEditor": false,
        "ownerEditState": "normal",
        "childCount": 0
      },
      "chain": [
        {
          "folderId": "01a1fd55-7a80-7483-949d-04934c509f74",
          "title": "marked foldertrashedtitle"
        }
      ],
      "rows": [],
      "total": 0,
      "page": 1,
      "pageSize": 10,
      "pagerCount": 7,
      "cursor": null
    }
  },
  "lists.historyFiles": {
    "request": {},
    "data": {
      "rows": [
        {
          "title": "one of many 11",
          "category": "flow",
          "_id": "01a1fd55-bce8-74ee-b79b-ced24fab2fe3",
          "fileId": "01a1fd55-bce8-74ee-b79b-ced24fab2fe3",
          "chartId": "01a1fd55-bce8-74ee-b79b-ced24fab2fe3",
          "parentId": "root",
          "fileType": "chart",
          "_filesType": "chart",
          "index": "U0000CV",
          "status": "private",
          "createTime": 1795251617000,
          "lastModify": 1795251617000,
          "openTime": 1795251617000,
          "favourite": false,
          "publicClone": false,
          "owner": {
            "userId": "01a1fd55-8e08-75ae-b3a3-df20ecd20eff",
            "fullName": "Person 2",
            "photoUrl": "/photo/01a1fd55-8e08-75ae-b3a3-df20ecd20eff.png"
          },
          "creator": {
            "userId": "01a1fd55-8e08-75ae-b3a3-df20ecd20eff",
            "fullName": "Person 2",
            "photoUrl": "/photo/01a1fd55-8e08-75ae-b3a3-df20ecd20eff.png"
          },
          "collaboration": false,
          "isCanEditor": true,
          "ownerEditState": "normal",
          "chartType": "flow",
          "canvasCount": 1,
          "thumbnail": "1s4pi-q0aQkk_tVvgQO8M-jTLYZA"
        }
      ],
      "total": 12,
      "page": 1,
      "pageSize": 10,
      "pagerCount": 7,
      "cursor": "example"
    }
  },
  "lists.collaborationFiles": {
    "request": {},
    "data": {
      "rows": [
        {
          "title": "secret shared some text",
          "category": "flow",
          "_id": "01a1fd55-7a80-7651-8dfd-34cc9517b347",
          "fileId": "01a1fd55-7a80-7651-8dfd-34cc9517b347",
          "chartId": "01a1fd55-7a80-7651-8dfd-34cc9517b347",
          "parentId": "root",
          "fileType": "chart",
          "_filesType": "chart",
          "index": "U00001V",
          "status": "private",
          "createTime": 1795251600000,
          "lastModify": 1795251600000,
          "inviteTime": 1,
          "favourite": false,
          "publicClone": false,
          "owner": {
            "userId": "01a1fd55-7a80-764f-bdce-57e10542a126",
            "fullName": "Other",
            "photoUrl": "/photo/01a1fd55-7a80-764f-bdce-57e10542a126.png"
          },
          "creator": {
            "userId": "01a1fd55-7a80-764f-bdce-57e10542a126",
            "fullName": "Other",
            "photoUrl": "/photo/01a1fd55-7a80-764f-bdce-57e10542a126.png"
          },
          "collaboration": true,
          "isCanEditor": true,
          "ownerEditState": "normal",
          "chartType": "flow",
          "canvasCount": 1,
          "thumbnail": "1s4pi-vCgdSkLxEAVZeOd_WpdiHA"
        }
      ],
      "total": 1,
      "page": 1,
      "pageSize": 10,
      "pagerCount": 7,
      "cursor": null
    }
  },
  "lists.myCollaboration": {
    "request": {},
    "data": {
      "rows": [
        {
          "title": "marked filesharedtitle",
          "category": "flow",
          "_id": "01a1fd55-7a80-747e-a34f-2b8bd9726aac",
          "fileId": "01a1fd55-7a80-747e-a34f-2b8bd9726aac",
          "chartId": "01a1fd55-7a80-747e-a34f-2b8bd9726aac",
          "parentId": "01a1fd55-7a80-747d-8d45-049701473166",
          "fileType": "chart",
          "_filesType": "chart",
          "index": "U00001V",
          "status": "private",
          "createTime": 1795251600000,
          "lastModify": 1795251600000,
          "favourite": true,
          "publicClone": false,
          "owner": {
            "userId": "01a1fd55-7a80-7478-8418-fc0e647a0e07",
            "fullName": "Personmark",
            "photoUrl": "/photo/01a1fd55-7a80-7478-8418-fc0e647a0e07.png"
          },
          "creator": {
            "userId": "01a1fd55-7a80-7478-8418-fc0e647a0e07",
            "fullName": "Personmark",
            "photoUrl": "/photo/01a1fd55-7a80-7478-8418-fc0e647a0e07.png"
          },
          "collaboration": true,
          "isCanEditor": true,
          "ownerEditState": "normal",
          "chartType": "flow",
          "canvasCount": 1,
          "thumbnail": "1s4pi-8FsAEZLgaoJhmldK_QCeUQ"
        }
      ],
      "total": 2,
      "page": 1,
      "pageSize": 10,
      "pagerCount": 7,
      "cursor": null
    }
  },
  "lists.favFiles": {
    "request": {},
    "data": {
      "rows": [
        {
          "title": "secret file some text",
          "category": "flow",
          "_id": "01a1fd55-7a80-764a-a390-b4e84eb32174",
          "fileId": "01a1fd55-7a80-764a-a390-b4e84eb32174",
          "chartId": "01a1fd55-7a80-764a-a390-b4e84eb32174",
          "parentId": "01a1fd55-7a80-7649-91c2-6fa690d58d96",
          "fileType": "chart",
          "_filesType": "chart",
          "index": "U00001V",
          "status": "private",
          "createTime": 1795251600000,
          "lastModify": 1795251600000,
          "favouriteTime": 1795251600000,
          "favourite": true,
          "publicClone": false,
          "owner": {
            "userId": "01a1fd55-7a80-7643-b00c-6b584a6555ec",
            "fullName": "Person 7",
            "photoUrl": "/photo/01a1fd55-7a80-7643-b00c-6b584a6555ec.png"
          },
          "creator": {
            "userId": "01a1fd55-7a80-7643-b00c-6b584a6555ec",
            "fullName": "Person 7",
            "photoUrl": "/photo/01a1fd55-7a80-7643-b00c-6b584a6555ec.png"
          },
          "collaboration": false,
          "isCanEditor": true,
          "ownerEditState": "normal",
          "chartType": "flow",
          "canvasCount": 1,
          "thumbnail": "1s4pi-aOacbyQLb7NAfhjv2LtuYg"
        }
      ],
      "total": 1,
      "page": 1,
      "pageSize": 10,
      "pagerCount": 7,
      "cursor": null
    }
  },
  "lists.trashFiles": {
    "request": {},
    "data": {
      "rows": [
        {
          "title": "Renamed",
          "category": "mind_org_multistage",
          "_id": "01a1fd55-7a80-718f-bcd0-1760d9b2e788",
          "fileId": "01a1fd55-7a80-718f-bcd0-1760d9b2e788",
          "chartId": "01a1fd55-7a80-718f-bcd0-1760d9b2e788",
          "parentId": "01a1fd55-7a80-718e-8595-93f0bddaa167",
          "fileType": "chart",
          "_filesType": "chart",
          "index": "U00001V",
          "status": "private",
          "deleteTime": 1795251600000,
          "createTime": 1795251600000,
          "lastModify": 1795251600000,
          "favourite": false,
          "publicClone": false,
          "owner": {
            "userId": "01a1fd55-7a80-718c-ac69-ed467936c9f1",
            "fullName": "Person 9",
            "photoUrl": "/photo/01a1fd55-7a80-718c-ac69-ed467936c9f1.png"
          },
          "creator": {
            "userId": "01a1fd55-7a80-718c-ac69-ed467936c9f1",
            "fullName": "Person 9",
            "photoUrl": "/photo/01a1fd55-7a80-718c-ac69-ed467936c9f1.png"
          },
          "collaboration": false,
          "isCanEditor": false,
          "ownerEditState": "normal",
          "chartType": "mind_org_multistage",
          "canvasCount": 1,
          "thumbnail": "1s4pi-1neJvMu27BtNzjeqCGLjdA"
        }
      ],
      "total": 1,
      "page": 1,
      "pageSize": 10,
      "pagerCount": 7,
      "cursor": null
    }
  },
  "lists.globalFiles": {
    "request": {
      "pageSize": "20",
      "title": "q"
    },
    "data": {
      "rows": [
        {
          "title": "Budget 242 zebra 稀 q",
          "category": "mind",
          "_id": "01a1fd55-7a80-7790-ace2-87058dad1453",
          "fileId": "01a1fd55-7a80-7790-ace2-87058dad1453",
          "chartId": "01a1fd55-7a80-7790-ace2-87058dad1453",
          "parentId": "01a1fd55-7a80-7597-b875-e73ac7bda903",
          "fileType": "chart",
          "_filesType": "chart",
          "index": "U00170V",
          "status": "private",
          "cloneId": "01a1fd55-7a81-772f-8201-f2a250217d4b",
          "createTime": 1795251600000,
          "lastModify": 1795251600000,
          "favourite": false,
          "publicClone": false,
          "path": [
            {
              "folderId": "01a1fd55-7a80-7597-b875-e73ac7bda903",
              "title": "Big"
            }
          ],
          "owner": {
            "userId": "01a1fd55-7a80-778c-9284-39cc94a9e908",
            "fullName": "Person 1",
            "photoUrl": "/photo/01a1fd55-7a80-778c-9284-39cc94a9e908.png"
          },
          "creator": {
            "userId": "01a1fd55-7a80-778c-9284-39cc94a9e908",
            "fullName": "Person 1",
            "photoUrl": "/photo/01a1fd55-7a80-778c-9284-39cc94a9e908.png"
          },
          "collaboration": false,
          "isCanEditor": true,
          "ownerEditState": "normal",
          "chartType": "mind",
          "canvasCount": 1,
          "thumbnail": "1s4pi-ikaW7VjqZhC_Gx1eF4sx8w"
        }
      ],
      "total": 305,
      "page": 1,
      "pageSize": 20,
      "pagerCount": 7,
      "cursor": "example"
    }
  },
  "lists.filesCount": {
    "request": {},
    "data": {
      "count": 2,
      "fileCount": 1,
      "folderCount": 1,
      "trashChartCount": 0
    }
  },
  "lists.trashCount": {
    "request": {},
    "data": {
      "trashChartCount": 1
    }
  },
  "notifications.count": {
    "request": {},
    "data": {
      "count": 0
    }
  },
  "notifications.getList": {
    "request": {},
    "data": {
      "rows": [
        {
          "id": "01a1fd55-7a80-75d4-b2ce-cc604fce44d9",
          "type": "templateRefused",
          "title": "Your template was not approved",
          "content": "“Work of refused” is not in the template library: Texts are cut",
          "read": false,
          "createTime": 1795251600000
        }
      ],
      "total": 1,
      "page": 1,
      "pageSize": 10,
      "pagerCount": 7,
      "cursor": null
    }
  },
  "notifications.read": {
    "request": {
      "id": "01a1fd55-7a80-748a-a733-407ef3e31889"
    },
    "data": {
      "count": 0
    }
  },
  "notifications.readAll": {
    "request": {},
    "data": {
      "count": 0
    }
  },
  "notifications.remove": {
    "request": {
      "id": "01a1fd55-a578-7129-9224-a9058ff1536e"
    },
    "data": {
      "count": 1
    }
  },
  "notifications.removeAll": {
    "request": {},
    "data": {
      "count": 0
    }
  },
  "orders.preOrderAlipay": {
    "request": {
      "orderType": "member",
      "realMoney": "19.9",
      "upgradeType": "member-month"
    },
    "data": {
      "order": {
        "id": "01a1fd64-2080-71e1-8aa6-7f85524baa69"
      }
    }
  },
  "orders.preOrderWechat": {
    "request": {
      "chartId": "01a1fd55-7a80-7718-9212-d0d31b65b48d",
      "orderType": "clone"
    },
    "data": {
      "order": {
        "id": "01a1fd55-7a80-7720-8c11-f53e7eecce52"
      }
    }
  },
  "orders.addPreOrderInfo": {
    "request": {
      "chartId": "01a1fd55-7a80-7718-9212-d0d31b65b48d",
      "orderType": "clone"
    },
    "data": "01a1fd72-c680-74a9-979f-d392cc856b34"
  },
  "orders.payWechat": {
    "request": {
      "orderId": "01a1fd55-7a80-7720-8c11-f53e7eecce52"
    },
    "data": {
      "code_url": "http://127.0.0.1:34767/cashier/2b24645a-dd71-44e4-a272-3fa97a613531"
    }
  },
  "orders.payAlipay": {
    "request": {
      "orderId": "01a1fd64-2080-71e1-8aa6-7f85524baa69"
    },
    "data": {
      "qrCode": "http://127.0.0.1:34767/cashier/6302260e-f480-42a0-88df-4f7b0fc21d70"
    }
  },
  "orders.queryWechat": {
    "request": {
      "orderId": "01a1fd55-7a80-7720-8c11-f53e7eecce52"
    },
    "data": {
      "trade_state": "SUCCESS"
    }
  },
  "orders.queryAlipay": {
    "request": {
      "orderId": "01a1fd72-c680-749c-ac81-e92067fa3723"
    },
    "data": {
      "trade_state": "SUCCESS"
    }
  },
  "orders.statusCyclic": {
    "request": {},
    "data": "waiting"
  },
  "orders.activityStatus": {
    "request": {
      "orderId": "01a1fd72-c680-74b0-8ec6-729b4f7484da"
    },
    "data": {
      "trade_state": "SUCCESS"
    }
  },
  "orders.deliver": {
    "request": {
      "orderId": "01a1fd64-2080-71c9-9866-120390dd8555"
    },
    "data": {
      "order": {
        "orderId": "01a1fd64-2080-71c9-9866-120390dd8555",
        "orderType": "clone",
        "title": "Paid model",
        "channel": "wechat",
        "amountFen": 990,
        "couponFen": 0,
        "state": "delivered",
        "createTime": 1795252560000,
        "payTime": 1795252560000,
        "chartId": "01a1fd64-2080-71cc-936c-665a88269801"
      },
      "file": {
        "title": "Paid model",
        "category": "er",
        "_id": "01a1fd64-2080-71cc-936c-665a88269801",
        "fileId": "01a1fd64-2080-71cc-936c-665a88269801",
        "chartId": "01a1fd64-2080-71cc-936c-665a88269801",
        "parentId": "root",
        "fileType": "chart",
        "_filesType": "chart",
        "index": "U00001V",
        "status": "private",
        "templateId": "01a1fd55-7a80-7718-9212-d0d31b65b48d",
        "createTime": 1795252560000,
        "lastModify": 1795252560000,
        "favourite": false,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd64-2080-71c7-8f78-8d8400f4a274",
          "fullName": "Person 12",
          "photoUrl": "/photo/01a1fd64-2080-71c7-8f78-8d8400f4a274.png"
        },
        "creator": {
          "userId": "01a1fd64-2080-71c7-8f78-8d8400f4a274",
          "fullName": "Person 12",
          "photoUrl": "/photo/01a1fd64-2080-71c7-8f78-8d8400f4a274.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "chartType": "flow",
        "canvasCount": 1,
        "thumbnail": "1s4pj-7Fvq8c60Khp2dtZHNw-yJw"
      }
    }
  },
  "orders.userPay": {
    "request": {},
    "data": {
      "rows": [
        {
          "orderId": "01a202a7-c880-7496-9019-7e50f61758f9",
          "orderType": "clone",
          "title": "Paid model",
          "channel": "wechat",
          "amountFen": 990,
          "couponFen": 0,
          "state": "delivered",
          "createTime": 1795340880000,
          "payTime": 1795340880000,
          "chartId": "01a202a7-c880-749a-ba06-df2411fc1efa"
        }
      ],
      "refunds": [
        {
          "refundId": "01a202a7-c880-7498-aff0-1319f53dc873",
          "orderId": "01a202a7-c880-7495-b11e-e894da93eb30",
          "orderType": "clone",
          "title": "Paid model",
          "channel": "wechat",
          "amountFen": 990,
          "createTime": 1795340880000,
          "backTime": 1795340880000
        }
      ]
    }
  },
  "orders.plans": {
    "request": {},
    "data": {
      "rows": [
        {
          "id": "member-month",
          "orderType": "member",
          "months": 1,
          "priceFen": 1990
        }
      ],
      "channels": [
        "alipay"
      ]
    }
  },
  "publishing.publish": {
    "request": {
      "chartId": "01a1fd55-7a80-76c7-bb37-7d22cf8d0b8e",
      "tags": "[\"a\"]"
    },
    "data": {
      "file": {
        "title": "Theirs (4)",
        "category": "outline",
        "_id": "01a1fd55-7a80-76c7-bb37-7d22cf8d0b8e",
        "fileId": "01a1fd55-7a80-76c7-bb37-7d22cf8d0b8e",
        "chartId": "01a1fd55-7a80-76c7-bb37-7d22cf8d0b8e",
        "parentId": "01a1fd55-7a80-76be-b713-57342af82d74",
        "fileType": "chart",
        "_filesType": "chart",
        "index": "U00005V",
        "status": "public",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": false,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd55-7a80-76af-85ab-62895dbfe52b",
          "fullName": "Person 1",
          "photoUrl": "/photo/01a1fd55-7a80-76af-85ab-62895dbfe52b.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-76b1-ad5d-9b0a58bd9f18",
          "fullName": "Person 2",
          "photoUrl": "/photo/01a1fd55-7a80-76b1-ad5d-9b0a58bd9f18.png"
        },
        "collaboration": true,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "chartType": "outline",
        "canvasCount": 1,
        "thumbnail": "1s4pi-NTcsUKigHM_o1JIrrzFFSw"
      }
    }
  },
  "publishing.cancel": {
    "request": {
      "chartId": "01a1fd55-7a80-764d-ba96-c54170c3e8b4"
    },
    "data": {
      "file": {
        "title": "secret trashed some text",
        "category": "flow",
        "_id": "01a1fd55-7a80-764d-ba96-c54170c3e8b4",
        "fileId": "01a1fd55-7a80-764d-ba96-c54170c3e8b4",
        "chartId": "01a1fd55-7a80-764d-ba96-c54170c3e8b4",
        "parentId": "root",
        "fileType": "chart",
        "_filesType": "chart",
        "index": "U0000FV",
        "status": "private",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": false,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd55-7a80-7643-b00c-6b584a6555ec",
          "fullName": "Person 7",
          "photoUrl": "/photo/01a1fd55-7a80-7643-b00c-6b584a6555ec.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-7643-b00c-6b584a6555ec",
          "fullName": "Person 7",
          "photoUrl": "/photo/01a1fd55-7a80-7643-b00c-6b584a6555ec.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "chartType": "flow",
        "canvasCount": 1,
        "thumbnail": "1s4pi-c_VxcnGAlPO8Ss6IfaiZSA"
      }
    }
  },
  "reviews.mine": {
    "request": {},
    "data": {
      "rows": [
        {
          "chartId": "01a1fd55-7a80-75ad-afe2-fdf9f1bcab6a",
          "templateId": "01a1fd55-7a80-75b1-b121-8b67b136d44f",
          "title": "Work of approved",
          "category": "flow",
          "bgImage": "/chart_image/thumb/template/1s4pi-W5o-j0-T8BrWiGn7N6y00Q.png?cid=01a1fd55-7a80-75b1-b121-8b67b136d44f",
          "state": "published",
          "update": "none",
          "reason": "",
          "price": 0,
          "description": "Settles invoices",
          "tags": [
            "finance"
          ],
          "scene": "flowchart",
          "topics": [
            "business-operation"
          ],
          "uses": 0,
          "sales": 0,
          "income": 0,
          "askedAt": 1795251600000
        }
      ],
      "totals": {
        "uses": 0,
        "sales": 0,
        "income": 0
      },
      "canReview": false,
      "total": 1,
      "page": 1,
      "pageSize": 10,
      "pagerCount": 7,
      "cursor": null
    }
  },
  "reviews.changePrice": {
    "request": {
      "chartId": "01a1fd55-7a80-75f8-a376-966261c0df38",
      "price": "9.9"
    },
    "data": {
      "price": 9.9
    }
  },
  "reviews.list": {
    "request": {
      "pageSize": "2"
    },
    "data": {
      "rows": [
        {
          "id": "01a1fd55-7a80-757f-b66b-251bb32bb172",
          "copyId": "01a1fd55-7a80-757e-8419-4cf2ccd8649b",
          "isUpdate": false,
          "title": "Work of waiting",
          "category": "flow",
          "kind": "flow",
          "bgImage": "/chart_image/thumb/template/1s4pi-EAdRc40qgMaoJFwsVRzuKw.png?cid=01a1fd55-7a80-757e-8419-4cf2ccd8649b",
          "description": "Handles an order",
          "tags": [
            "order"
          ],
          "scene": "business-process",
          "topics": [
            "education"
          ],
          "price": 12.5,
          "author": {
            "userId": "01a1fd55-7a80-7577-8e64-e3180ed335af",
            "fullName": "Person 1",
            "photoUrl": "/photo/01a1fd55-7a80-7577-8e64-e3180ed335af.png"
          },
          "askedAt": 1795251600000
        }
      ],
      "total": 10,
      "page": 1,
      "pageSize": 2,
      "pagerCount": 7,
      "cursor": "example"
    }
  },
  "reviews.approve": {
    "request": {
      "id": "01a1fd55-8638-745e-ace3-af4a8b7cf388"
    },
    "data": {
      "waiting": 10
    }
  },
  "reviews.refuse": {
    "request": {
      "id": "01a1fd55-7a80-7164-ab09-ee6b07c87d40",
      "reason": "No"
    },
    "data": {
      "waiting": 7
    }
  },
  "session.signIn": {
    "request": {
      "account": "13900000018",
      "password": "Pass-word 1"
    },
    "data": {
      "token": "example",
      "expireTime": 1795857420000,
      "userId": "01a1fd65-0ae0-70db-8e47-75d511b82995"
    }
  },
  "session.sendEntryCode": {
    "request": {
      "account": "newcomer-12@example.test",
      "purpose": "reset"
    },
    "data": {
      "target": "n***2@example.test",
      "nextTime": 1795324560000,
      "expireTime": 1795324800000
    }
  },
  "session.register": {
    "request": {
      "account": "13800000002",
      "code": "674188",
      "password": "Chartdock1"
    },
    "data": {
      "token": "example",
      "expireTime": 1795870800000,
      "userId": "01a1fe31-3480-758f-91b9-cb2eb5b398c7"
    }
  },
  "session.resetPassword": {
    "request": {
      "account": "newcomer-36@example.test",
      "code": "041208",
      "password": "Another-1"
    },
    "data": {
      "token": "example",
      "expireTime": 1795960020000,
      "userId": "01a20381-adc0-766a-9829-e615b5aeabd6"
    }
  },
  "session.resume": {
    "request": {},
    "data": {
      "token": "example",
      "expireTime": 1795294800000,
      "userId": "01a1fd55-7a80-7467-afc7-ae6d6b8e26cd"
    }
  },
  "session.verify": {
    "request": {},
    "data": {
      "token": "example",
      "expireTime": 1797023760000,
      "userId": "01a26463-5080-70f2-8a4b-3aae768aeb53"
    }
  },
  "session.handOff": {
    "request": {},
    "data": {
      "code": "Po2Dl8vyu9wMRZi8aBIB0hzB9yPaVdq4SLQssFfV3t4",
      "expireTime": 1795251660000
    }
  },
  "session.exchange": {
    "request": {
      "code": "QqHLQ9gw1mxXcmYfrtZkw-vTDYp06SASb0xqX22cXd8",
      "from": "notes",
      "client": "partner",
      "secret": "example"
    },
    "data": {
      "token": "example",
      "expireTime": 1795259760000,
      "userId": "01a1fd55-7a80-756e-9ee0-f6727bb62e90"
    }
  },
  "session.connection": {
    "request": {
      "client": "partner",
      "redirect": "https://partner.example",
      "mode": "message"
    },
    "data": {
      "client": "partner",
      "name": "Partner partner",
      "scopes": [
        "files:read"
      ],
      "isRemembered": false
    }
  },
  "session.connect": {
    "request": {
      "client": "partner",
      "redirect": "https://partner.example",
      "mode": "message",
      "challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
    },
    "data": {
      "code": "QqHLQ9gw1mxXcmYfrtZkw-vTDYp06SASb0xqX22cXd8",
      "expireTime": 1795251660000
    }
  },
  "session.signOut": {
    "request": {},
    "data": {}
  },
  "session.signOutEverywhere": {
    "request": {},
    "data": {}
  },
  "session.partners": {
    "request": {},
    "data": {
      "partners": [
        {
          "client": "partner",
          "name": "Partner partner",
          "scopes": [
            "files:read"
          ],
          "sinceTime": 1795251600000,
          "tokenTime": 1795251600000
        }
      ]
    }
  },
  "session.withdrawPartner": {
    "request": {
      "client": "none"
    },
    "data": {}
  },
  "templates.searchOfficial": {
    "request": {
      "keyword": "finance"
    },
    "data": {
      "rows": [
        {
          "chartId": "01a1fd55-7a80-75b1-b121-8b67b136d44f",
          "title": "Work of approved",
          "bgImage": "/chart_image/thumb/template/1s4pi-W5o-j0-T8BrWiGn7N6y00Q.png?cid=01a1fd55-7a80-75b1-b121-8b67b136d44f",
          "favourite": false,
          "ownerId": "01a1fd55-7a80-75ab-807c-e62c970863b8",
          "owner": {
            "userId": "01a1fd55-7a80-75ab-807c-e62c970863b8",
            "fullName": "Person 11",
            "photoUrl": "/photo/01a1fd55-7a80-75ab-807c-e62c970863b8.png"
          },
          "publicClonePrice": 0,
          "category": "flow",
          "about": "Settles invoices",
          "uses": 0
        }
      ],
      "total": 1,
      "page": 1,
      "pageSize": 10,
      "pagerCount": 7,
      "cursor": null
    }
  },
  "templates.featured": {
    "request": {
      "kind": "flow"
    },
    "data": {
      "rows": [
        {
          "chartId": "01a1fd55-7a80-72c5-8a8f-78968c0cf178",
          "title": "商城数据模型",
          "bgImage": "/chart_image/thumb/template/1s4pi-vdbHxCRmBFoHI5ZSfBgYqQ.png?cid=01a1fd55-7a80-72c5-8a8f-78968c0cf178",
          "favourite": false,
          "publicClonePrice": 6.9,
          "category": "er",
          "about": "一句话",
          "uses": 0
        }
      ],
      "total": 3,
      "page": 1,
      "pageSize": 10,
      "pagerCount": 7,
      "cursor": null
    }
  },
  "templates.ofPartner": {
    "request": {
      "keyword": "review"
    },
    "data": {
      "rows": [
        {
          "chartId": "01a1fd55-7a80-76ce-9dd3-e4983e08cf04",
          "title": "Document review",
          "bgImage": "/chart_image/thumb/template/1s4pi-RK6V7CuB20LvGR9OGiDA_g.png?cid=01a1fd55-7a80-76ce-9dd3-e4983e08cf04",
          "favourite": false,
          "ownerId": "01a1fd55-7a80-76c8-86cb-fb69ebe19563",
          "owner": {
            "userId": "01a1fd55-7a80-76c8-86cb-fb69ebe19563",
            "fullName": "Partner atlas"
          },
          "publicClonePrice": 0,
          "category": "flow",
          "about": "One sentence",
          "uses": 0
        }
      ],
      "total": 1,
      "page": 1,
      "pageSize": 10,
      "pagerCount": 7,
      "cursor": null
    }
  },
  "templates.partnerShelf": {
    "request": {},
    "data": {
      "name": "Partner atlas",
      "places": [
        {
          "category": "onboarding",
          "name": "Onboarding"
        }
      ],
      "total": 3
    }
  },
  "templates.topics": {
    "request": {},
    "data": {
      "rows": [
        {
          "category": "project-management",
          "type": "special",
          "name": "项目管理",
          "position": 0,
          "image": "/template_places/plain/flow-project-management.svg",
          "image_hover": "/template_places/hover/flow-project-management.svg",
          "isHover": false
        }
      ]
    }
  },
  "templates.scenes": {
    "request": {},
    "data": {
      "rows": [
        {
          "category": "featured",
          "type": "scene",
          "name": "Featured",
          "position": 0,
          "image": "/template_places/plain/flow-featured.svg",
          "image_hover": "/template_places/hover/flow-featured.svg",
          "isHover": false
        }
      ]
    }
  },
  "templates.used": {
    "request": {},
    "data": {
      "rows": [
        {
          "chartId": "01a1fd55-7a80-76ce-9dd3-e4983e08cf04",
          "title": "Document review",
          "bgImage": "/chart_image/thumb/template/1s4pi-RK6V7CuB20LvGR9OGiDA_g.png?cid=01a1fd55-7a80-76ce-9dd3-e4983e08cf04",
          "favourite": true,
          "ownerId": "01a1fd55-7a80-76c8-86cb-fb69ebe19563",
          "owner": {
            "userId": "01a1fd55-7a80-76c8-86cb-fb69ebe19563",
            "fullName": "Partner atlas"
          },
          "publicClonePrice": 0,
          "category": "flow",
          "about": "One sentence",
          "uses": 0
        }
      ],
      "total": 1,
      "page": 1,
      "pageSize": 100,
      "pagerCount": 7,
      "cursor": null
    }
  },
  "templates.usedBy": {
    "request": {
      "userId": "01a1fd55-8638-748a-9c29-76fe21c9706d"
    },
    "data": {
      "rows": [
        {
          "chartId": "01a1fd55-7a80-72c3-b061-626fdcde6978",
          "title": "订单处理流程",
          "bgImage": "/chart_image/thumb/template/1s4pi-fglXizkf31Rl5Xq-DVbZ7A.png?cid=01a1fd55-7a80-72c3-b061-626fdcde6978",
          "favourite": false,
          "publicClonePrice": 0,
          "category": "flow",
          "about": "一句话",
          "uses": 0
        }
      ],
      "total": 1,
      "page": 1,
      "pageSize": 100,
      "pagerCount": 7,
      "cursor": null
    }
  },
  "templates.liked": {
    "request": {},
    "data": {
      "rows": [
        {
          "chartId": "01a1fd55-7a80-75de-b2ec-b030c7027678",
          "title": "Work of older",
          "bgImage": "/chart_image/thumb/template/1s4pi-tFddkd6s6ND762x6T-mENQ.png?cid=01a1fd55-7a80-75de-b2ec-b030c7027678",
          "favourite": true,
          "ownerId": "01a1fd55-7a80-75d8-8a11-635d072beb2c",
          "owner": {
            "userId": "01a1fd55-7a80-75d8-8a11-635d072beb2c",
            "fullName": "Person 18",
            "photoUrl": "/photo/01a1fd55-7a80-75d8-8a11-635d072beb2c.png"
          },
          "publicClonePrice": 0,
          "category": "flow",
          "about": "Second edition",
          "uses": 0
        }
      ],
      "total": 1,
      "page": 1,
      "pageSize": 10,
      "pagerCount": 7,
      "cursor": null
    }
  },
  "templates.like": {
    "request": {
      "chartId": "01a1fd55-7a80-72c3-b061-626fdcde6978",
      "fileType": "template"
    },
    "data": {
      "favourite": false
    }
  },
  "templates.likeStatus": {
    "request": {
      "chartId": "01a1fd55-7a80-72c3-b061-626fdcde6978",
      "userid": "01a1fd55-8e08-7536-9bbd-feb07ee80337"
    },
    "data": {
      "favourite": false
    }
  },
  "templates.cloneCheck": {
    "request": {
      "chartId": "01a1fd55-7a80-76cc-b244-a9cec95a5804"
    },
    "data": {
      "result": "cloneBuy",
      "price": 6.6
    }
  },
  "templates.clone": {
    "request": {
      "chartId": "01a1fd55-7a80-75fc-889b-b5747264f7fd"
    },
    "data": {
      "chart": "01a1fd55-7a80-75ff-a93e-4a5eec02fe30",
      "file": {
        "title": "Work of priced (2)",
        "category": "flow",
        "_id": "01a1fd55-7a80-75ff-a93e-4a5eec02fe30",
        "fileId": "01a1fd55-7a80-75ff-a93e-4a5eec02fe30",
        "chartId": "01a1fd55-7a80-75ff-a93e-4a5eec02fe30",
        "parentId": "root",
        "fileType": "chart",
        "_filesType": "chart",
        "index": "U00002V",
        "status": "private",
        "templateId": "01a1fd55-7a80-75fc-889b-b5747264f7fd",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": false,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd55-7a80-75f6-9480-eb6cca2fe97e",
          "fullName": "Person 22",
          "photoUrl": "/photo/01a1fd55-7a80-75f6-9480-eb6cca2fe97e.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-75f6-9480-eb6cca2fe97e",
          "fullName": "Person 22",
          "photoUrl": "/photo/01a1fd55-7a80-75f6-9480-eb6cca2fe97e.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "chartType": "flow",
        "canvasCount": 1,
        "thumbnail": "1s4pi-Sh4NhJiWYFyra8OykWpCng"
      }
    }
  },
  "templates.descriptionPower": {
    "request": {},
    "data": {
      "allowed": false,
      "reason": "not_configured"
    }
  },
  "user.privilege": {
    "request": {
      "compulsion": "true"
    },
    "data": {
      "privilege": {
        "userId": "01a1fd64-2080-71e6-8689-b3fc3da267f6",
        "userName": "person16",
        "fullName": "Person 16",
        "member": false,
        "orgMember": true,
        "orgExpireTime": 1826788560000,
        "fileCount": 100,
        "usedFileCount": 0,
        "createChartStatus": "normal",
        "registDate": 1795252560000,
        "registerType": "email",
        "profile": {},
        "auth": {
          "orgId": "01a1fd64-2080-71ea-a591-c787a373570d"
        }
      }
    }
  },
  "user.info": {
    "request": {},
    "data": {
      "user": {
        "userId": "01a1fd55-7a80-761b-8ef8-8d2e1ad374e2",
        "userName": "person3",
        "fullName": "Person 3",
        "phone": "137****7048",
        "email": "p***d@example.test",
        "photoUrl": "/photo/01a1fd55-7a80-761b-8ef8-8d2e1ad374e2.png",
        "locale": "zh"
      },
      "top": {
        "title": "Named",
        "category": "folder",
        "_id": "01a1fd55-7a80-761e-8707-04e373957369",
        "fileId": "01a1fd55-7a80-761e-8707-04e373957369",
        "folderId": "01a1fd55-7a80-761e-8707-04e373957369",
        "parentId": "root",
        "fileType": "folder",
        "_filesType": "folder",
        "index": "U00001V",
        "status": "private",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": false,
        "publicClone": false,
        "owner": {
          "userId": "01a1fd55-7a80-761b-8ef8-8d2e1ad374e2",
          "fullName": "Person 3",
          "photoUrl": "/photo/01a1fd55-7a80-761b-8ef8-8d2e1ad374e2.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-761b-8ef8-8d2e1ad374e2",
          "fullName": "Person 3",
          "photoUrl": "/photo/01a1fd55-7a80-761b-8ef8-8d2e1ad374e2.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "childCount": 2
      }
    }
  },
  "user.getProfile": {
    "request": {},
    "data": {
      "profile": {
        "company": "远山",
        "specialty": "设计",
        "companyIndustry": "8"
      }
    }
  },
  "user.getPersonal": {
    "request": {},
    "data": {
      "personal": {
        "userId": "01a26463-5080-710d-a1f1-fefe0a12dddc",
        "userName": "person18",
        "fullName": "李雷",
        "phone": "139****5678",
        "email": "p***0@example.test",
        "photoUrl": "/photo/01a26463-5080-710d-a1f1-fefe0a12dddc.png",
        "locale": "zh",
        "profile": {
          "company": "远山",
          "specialty": "设计",
          "companyIndustry": "8"
        }
      }
    }
  },
  "viewLinks.getLink": {
    "request": {},
    "data": {
      "link": {
        "id": "9Vhgr08NQsaoXSc3kHXwlA",
        "path": "/preview/01a1fd55-7a80-7666-96ec-e275592bd080?link=9Vhgr08NQsaoXSc3kHXwlA",
        "enabled": true,
        "hasPassword": false,
        "createTime": 1795251600000
      }
    }
  },
  "viewLinks.addPassword": {
    "request": {
      "viewPassword": "changed"
    },
    "data": {
      "link": {
        "id": "LukKMKFgJYEqT8QXDjdTKA",
        "path": "/preview/01a1fd56-8bf0-7714-a84f-49c78ce81621?link=LukKMKFgJYEqT8QXDjdTKA",
        "enabled": false,
        "hasPassword": true,
        "createTime": 1795251670000
      }
    }
  },
  "viewLinks.removePassword": {
    "request": {},
    "data": {
      "link": {
        "id": "yL9RUJYkaFlmMLE78s14tA",
        "path": "/preview/01a1fd55-7a80-7669-86ef-d66bea6dcdde?link=yL9RUJYkaFlmMLE78s14tA",
        "enabled": true,
        "hasPassword": false,
        "createTime": 1795251600000
      }
    }
  },
  "viewLinks.delLink": {
    "request": {},
    "data": {
      "link": null
    }
  },
  "viewLinks.updateLink": {
    "request": {
      "enabled": "false"
    },
    "data": {
      "link": {
        "id": "a4zGZ_sU5Hyq6ihO5Yzm2Q",
        "path": "/preview/01a1fd55-7a80-767f-a0b8-431b38ce595d?link=a4zGZ_sU5Hyq6ihO5Yzm2Q",
        "enabled": false,
        "hasPassword": false,
        "createTime": 1795251600000
      }
    }
  },
  "viewLinks.open": {
    "request": {
      "link": "xxxxxxxxxxxxxxxxxxxxxx",
      "id": "01a1fd55-7a80-747c-9334-33c69b2a3426"
    },
    "data": {
      "file": {
        "title": "marked fileprivatetitle",
        "category": "flow",
        "_id": "01a1fd55-7a80-747c-9334-33c69b2a3426",
        "fileId": "01a1fd55-7a80-747c-9334-33c69b2a3426",
        "chartId": "01a1fd55-7a80-747c-9334-33c69b2a3426",
        "parentId": "01a1fd55-7a80-747b-9f21-eb0f51027d3e",
        "fileType": "chart",
        "_filesType": "chart",
        "index": "U00001V",
        "status": "private",
        "createTime": 1795251600000,
        "lastModify": 1795251600000,
        "favourite": true,
        "publicClone": false,
        "path": [
          {
            "folderId": "01a1fd55-7a80-747b-9f21-eb0f51027d3e",
            "title": "marked folderprivatetitle"
          }
        ],
        "owner": {
          "userId": "01a1fd55-7a80-7478-8418-fc0e647a0e07",
          "fullName": "Personmark",
          "photoUrl": "/photo/01a1fd55-7a80-7478-8418-fc0e647a0e07.png"
        },
        "creator": {
          "userId": "01a1fd55-7a80-7478-8418-fc0e647a0e07",
          "fullName": "Personmark",
          "photoUrl": "/photo/01a1fd55-7a80-7478-8418-fc0e647a0e07.png"
        },
        "collaboration": false,
        "isCanEditor": true,
        "ownerEditState": "normal",
        "chartType": "flow",
        "canvasCount": 1,
        "thumbnail": "1s4pi-VWulKGdd9GL1X7uRxxADgQ"
      },
      "canvases": [
        {
          "definitionId": "c0",
          "title": "fileprivatecontent"
        }
      ],
      "size": 111
    }
  },
  "wemeet.getSignUrl": {
    "request": {
      "url": "https://charts.example/"
    },
    "data": {
      "corpId": "corp-1",
      "sdkId": "sdk-1",
      "timestamp": "1795251600",
      "nonceStr": "example",
      "signature": "example"
    }
  },
  "wemeet.unbind": {
    "request": {},
    "data": {
      "bound": false
    }
  },
  "wemeet.thirdBinding": {
    "request": {
      "code": "code-1"
    },
    "data": {
      "bound": true
    }
  },
  "embed.status": {
    "request": {},
    "data": {
      "time": 1795251600000,
      "min": 1,
      "max": 1,
      "registered": false
    }
  },
  "embed.launch": {
    "request": {
      "client": "opened",
      "config": {
        "task": "export",
        "ticket": "ticket",
        "surface": "page"
      },
      "first": {
        "theme": "auto",
        "locale": "en"
      },
      "returnUrl": "https://partner.example/back"
    },
    "data": {
      "code": "qE1n39lHg1m-JQFwrDyZ0zSpbAMAFNPHMWx2Zc9-0Dk"
    }
  },
  "embed.exchange": {
    "request": {
      "client": "partner",
      "code": "h4-0ZkIv7BVpf6YocK1zrl7P5IQJp0pzgazb7b5zhnE"
    },
    "data": {
      "config": {
        "task": "pick-files",
        "ticket": "ticket-1",
        "surface": "page",
        "max": 10,
        "multiple": true
      },
      "first": {
        "theme": "dark",
        "locale": "en",
        "variables": {
          "accent": "#336699",
          "radius": 8
        },
        "token": {
          "value": "sUqSUzPi0vwanS-na1QWkquRL77g9vrwuvCKhs3qnys",
          "expiresAt": 1795255200000
        }
      },
      "returnUrl": "https://partner.example/back?a=1#b"
    }
  },
  "embed.results": {
    "request": {
      "client": "partner",
      "ticket": "ticket-2",
      "outcome": {
        "status": "done",
        "value": null
      }
    },
    "data": {}
  },
  "embed.resume": {
    "request": {
      "client": "partner",
      "ticket": "wide"
    },
    "data": {
      "value": {
        "id": "01a1fd55-7a80-7610-bb71-cb18897672b5",
        "title": "Other"
      },
      "status": "done"
    }
  },
  "embed.can": {
    "request": {
      "client": "partner",
      "ability": "clone"
    },
    "data": {
      "allowed": false,
      "code": "restricted",
      "next": "contact_support"
    }
  },
  "embed.token": {
    "request": {
      "client": "partner",
      "secret": "example",
      "token": "example",
      "items": [
        {
          "fileId": "01a1fd55-7a80-77c5-a9b5-2f56a5f0c15d",
          "fileType": "chart"
        }
      ]
    },
    "data": {
      "value": "M9NG79ALXtK1HAYsvTgD6451O9hGLZSzs7Ggb0Q0qGo",
      "expiresAt": 1795255200000,
      "userId": "01a1fd55-7a80-77bd-bd54-9ba0579d2f2d",
      "scopes": [
        "files:read"
      ],
      "items": [
        {
          "fileId": "01a1fd55-7a80-77c0-a386-766c532566d8",
          "fileType": "folder"
        }
      ]
    }
  },
  "organisations.mine": {
    "request": {},
    "data": {
      "organisation": {
        "orgId": "01a95a2d-0280-769f-8973-128e9e790c19",
        "name": "Atelier",
        "role": "owner",
        "seats": 3,
        "paidUntil": 1858496400000,
        "members": [
          {
            "userId": "01a95a2d-0280-769a-9859-d258b9d9a3a1",
            "fullName": "Person 24",
            "photoUrl": "/photo/01a95a2d-0280-769a-9859-d258b9d9a3a1.png",
            "role": "owner"
          }
        ],
        "invited": [
          {
            "userId": "01a95a2d-0280-76a1-a482-0e50bbb44701",
            "account": "person25.dc74aa0f@example.test"
          }
        ]
      },
      "invitations": []
    }
  },
  "organisations.addMember": {
    "request": {
      "account": "person11.2142afcd@example.test"
    },
    "data": {
      "organisation": {
        "orgId": "01a1fd55-7a80-7800-b548-f9a21a4e90f9",
        "name": "Atelier",
        "role": "owner",
        "seats": 2,
        "paidUntil": 1826787600000,
        "members": [
          {
            "userId": "01a1fd55-7a80-77fb-95be-c3f3af4df0e0",
            "fullName": "Person 10",
            "photoUrl": "/photo/01a1fd55-7a80-77fb-95be-c3f3af4df0e0.png",
            "role": "owner"
          }
        ],
        "invited": [
          {
            "userId": "01a1fd55-7a80-7802-9da4-7085f0897d20",
            "account": "person11.2142afcd@example.test"
          }
        ]
      },
      "invitations": []
    }
  },
  "organisations.removeMember": {
    "request": {
      "userId": "01a95a2d-0280-76a1-a482-0e50bbb44701"
    },
    "data": {
      "organisation": {
        "orgId": "01a95a2d-0280-769f-8973-128e9e790c19",
        "name": "Atelier",
        "role": "owner",
        "seats": 3,
        "paidUntil": 1858496400000,
        "members": [
          {
            "userId": "01a95a2d-0280-769a-9859-d258b9d9a3a1",
            "fullName": "Person 24",
            "photoUrl": "/photo/01a95a2d-0280-769a-9859-d258b9d9a3a1.png",
            "role": "owner"
          }
        ],
        "invited": [
          {
            "userId": "01a95a2d-0280-76a5-ad77-d647c9761584",
            "account": "person27.ab25691f@example.test"
          }
        ]
      },
      "invitations": []
    }
  },
  "organisations.quit": {
    "request": {},
    "data": {
      "organisation": null,
      "invitations": []
    }
  },
  "organisations.accept": {
    "request": {
      "orgId": "01a1fd55-7a80-7800-b548-f9a21a4e90f9"
    },
    "data": {
      "organisation": {
        "orgId": "01a1fd55-7a80-7800-b548-f9a21a4e90f9",
        "name": "Atelier",
        "role": "member",
        "seats": 2,
        "paidUntil": 1826787600000,
        "members": [
          {
            "userId": "01a1fd55-7a80-77fb-95be-c3f3af4df0e0",
            "fullName": "Person 10",
            "photoUrl": "/photo/01a1fd55-7a80-77fb-95be-c3f3af4df0e0.png",
            "role": "owner"
          }
        ],
        "invited": []
      },
      "invitations": []
    }
  },
  "organisations.decline": {
    "request": {
      "orgId": "01a95a2d-0280-7711-b60e-43fc7f76f9af"
    },
    "data": {
      "organisation": null,
      "invitations": []
    }
  },
  "collaboration.listUsers": {
    "request": {
      "id": "01a1fd55-7a80-7573-adc1-b416f0c5964c",
      "type": "chart"
    },
    "data": {
      "type": "chart",
      "id": "01a1fd55-7a80-7573-adc1-b416f0c5964c",
      "title": "Secret plan (11)",
      "owner": {
        "userId": "01a1fd55-7a80-7531-9ad3-497629804e6f",
        "fullName": "Person 1",
        "photoUrl": "/photo/01a1fd55-7a80-7531-9ad3-497629804e6f.png"
      },
      "isOwner": true,
      "canShare": true,
      "role": null,
      "people": [],
      "links": [
        {
          "linkId": "01a1fd55-7a80-7574-9d6a-e067fcb07866",
          "kind": "collaboration",
          "type": "chart",
          "id": "01a1fd55-7a80-7573-adc1-b416f0c5964c",
          "title": "Secret plan (11)",
          "path": "/join/9kVXNwV4QvZSpm5IyO67Ew",
          "role": "viewer",
          "state": "open",
          "hasPassword": false,
          "expireTime": 1797843600000,
          "download": false,
          "copy": false,
          "views": 0,
          "lastUsed": null,
          "createTime": 1795251600000,
          "maker": {
            "userId": "01a1fd55-7a80-7531-9ad3-497629804e6f",
            "fullName": "Person 1",
            "photoUrl": "/photo/01a1fd55-7a80-7531-9ad3-497629804e6f.png"
          }
        }
      ],
      "requests": [
        {
          "requestId": "01a1fd55-7a80-7576-ac20-9c4b1b638f31",
          "type": "chart",
          "id": "01a1fd55-7a80-7573-adc1-b416f0c5964c",
          "title": "Secret plan (11)",
          "person": {
            "userId": "01a1fd55-7a80-7571-8baf-2e4721623b22",
            "fullName": "Person 9",
            "photoUrl": "/photo/01a1fd55-7a80-7571-8baf-2e4721623b22.png"
          },
          "role": "viewer",
          "createTime": 1795251600000
        }
      ],
      "narrowed": null,
      "viewersMay": {
        "download": false,
        "copy": false
      },
      "offeredTo": null,
      "seatsLeft": null,
      "defaultExpireTime": 1797843600000
    }
  },
  "collaboration.add": {
    "request": {
      "collaUserId": "01a2027b-d680-7617-bf15-2347d0845f6c",
      "id": "01a2027b-da68-70d4-9b13-eaa72bf39ec8",
      "role": "viewer",
      "type": "chart"
    },
    "data": {
      "person": {
        "collaUserId": "01a2027b-d680-7617-bf15-2347d0845f6c",
        "fullName": "Anna Arendt",
        "photoUrl": "/photo/01a2027b-d680-7617-bf15-2347d0845f6c.png",
        "role": "viewer",
        "isInvited": false,
        "because": "invited",
        "inviteTime": 1795338001000,
        "isMe": false
      }
    }
  },
  "collaboration.setRole": {
    "request": {
      "collaUserId": "01a1fd55-7a80-7583-8769-9d57f7d38f38",
      "id": "01a1fd55-7a80-7585-a689-b2507ee73750",
      "role": "commenter",
      "type": "chart"
    },
    "data": {
      "person": {
        "collaUserId": "01a1fd55-7a80-7583-8769-9d57f7d38f38",
        "fullName": "person12.bd6de669@example.test",
        "role": "commenter",
        "isInvited": false,
        "because": "invited",
        "inviteTime": 1795251600000,
        "isMe": false
      }
    }
  },
  "collaboration.remove": {
    "request": {
      "type": "chart",
      "id": "01a1fd55-7a80-75ad-bf2e-7349936d9066",
      "collaUserId": "01a1fd55-7a80-75ab-a018-eb8c70ba2ef1"
    },
    "data": {}
  },
  "collaboration.narrow": {
    "request": {
      "id": "01a1fd55-7a80-7649-8c78-fab1151769e0",
      "most": "all",
      "type": "folder"
    },
    "data": {}
  },
  "collaborationLinks.create": {
    "request": {
      "id": "01a1fd55-7a80-7547-8076-416414a1649f",
      "kind": "view",
      "type": "chart"
    },
    "data": {
      "link": {
        "linkId": "01a1fd55-7a80-754b-9f55-ea91a8bf6eae",
        "kind": "view",
        "type": "chart",
        "id": "01a1fd55-7a80-7547-8076-416414a1649f",
        "title": "Secret plan (4)",
        "path": "/preview/01a1fd55-7a80-7547-8076-416414a1649f?link=nWXXCpbRthsjLTJK5jHj9A",
        "role": "viewer",
        "state": "open",
        "hasPassword": false,
        "expireTime": 1797843600000,
        "download": false,
        "copy": false,
        "views": 0,
        "lastUsed": null,
        "createTime": 1795251600000,
        "maker": {
          "userId": "01a1fd55-7a80-7531-9ad3-497629804e6f",
          "fullName": "Person 1",
          "photoUrl": "/photo/01a1fd55-7a80-7531-9ad3-497629804e6f.png"
        }
      }
    }
  },
  "collaborationLinks.status": {
    "request": {
      "enabled": "false",
      "linkId": "01a20cc8-8e80-716b-88f7-51a6e9008516"
    },
    "data": {
      "link": {
        "linkId": "01a20cc8-8e80-716b-88f7-51a6e9008516",
        "kind": "view",
        "type": "chart",
        "id": "01a20cc8-8e80-7168-bd67-2063755d4912",
        "title": "By 01a20cc8-8e80-7166-9f16-8a0c8087fc84",
        "path": "/preview/01a20cc8-8e80-7168-bd67-2063755d4912?link=lSdZbEDO5-Xm7ZX7l6ytrw",
        "role": "viewer",
        "state": "disabled",
        "hasPassword": false,
        "expireTime": 1798102800000,
        "download": false,
        "copy": false,
        "views": 0,
        "lastUsed": null,
        "createTime": 1795510800000,
        "maker": {
          "userId": "01a1fd55-7a80-7612-b560-9a3599281b88",
          "fullName": "Person 1",
          "photoUrl": "/photo/01a1fd55-7a80-7612-b560-9a3599281b88.png"
        }
      }
    }
  },
  "collaborationLinks.join": {
    "request": {
      "link": "dw3aUkmibHBiXQdMVZu7_Q"
    },
    "data": {
      "type": "chart",
      "id": "01a2027b-d680-761c-bada-906cd293e31b",
      "role": "viewer"
    }
  },
  "collaborationRecent.getPage": {
    "request": {},
    "data": {
      "rows": [
        {
          "collaUserId": "01a2027b-da68-70de-b2d4-fc4984e983ad",
          "fullName": "Person 19",
          "photoUrl": "/photo/01a2027b-da68-70de-b2d4-fc4984e983ad.png",
          "note": "From the fair",
          "lastTime": 1795338001000,
          "isColleague": false
        }
      ],
      "total": 1,
      "curPage": 1,
      "pageSize": 10
    }
  },
  "collaborationRecent.updateNote": {
    "request": {
      "collaUserId": "01a2027b-da68-70de-b2d4-fc4984e983ad",
      "note": ""
    },
    "data": {}
  },
  "collaborationRecent.del": {
    "request": {
      "collaUserId": "01a2027b-da68-70e8-97ef-a6b7c55902de"
    },
    "data": {}
  },
  "collaborationRequests.ask": {
    "request": {
      "type": "chart",
      "id": "01a2027b-d680-75de-83d1-f3576929970b"
    },
    "data": {}
  },
  "collaborationRequests.pending": {
    "request": {},
    "data": {
      "requests": [
        {
          "requestId": "01a2027b-d680-75eb-a6f8-5f0ac8e93a2d",
          "type": "chart",
          "id": "01a2027b-d680-75e8-bef8-859738535ab2",
          "title": "Asked for (3)",
          "person": {
            "userId": "01a2027b-d680-75e3-af50-747fd65c70f4",
            "fullName": "Person 5",
            "photoUrl": "/photo/01a2027b-d680-75e3-af50-747fd65c70f4.png"
          },
          "role": "editor",
          "message": "For the review",
          "createTime": 1795338000000
        }
      ],
      "offers": []
    }
  },
  "collaborationRequests.approve": {
    "request": {
      "requestId": "01a1fd55-7a80-7794-ac26-321b27d6655d"
    },
    "data": {}
  },
  "collaborationRequests.refuse": {
    "request": {
      "requestId": "01a1fd55-7a80-779d-9536-126a0c477132"
    },
    "data": {}
  },
  "collaborationRequests.decideForOrganisation": {
    "request": {
      "requestId": "01a2027b-d680-760b-b7d0-b38cc2828fc2",
      "approve": "true"
    },
    "data": {}
  },
  "shareSwitches.open": {
    "request": {
      "chartId": "01a2027b-da68-70f2-8c2f-78744f25dc29"
    },
    "data": {
      "open": false,
      "download": false,
      "copy": false
    }
  },
  "shareSwitches.download": {
    "request": {
      "chartId": "01a2027b-da68-70f9-9c9a-b556e20006ee",
      "enabled": "false"
    },
    "data": {
      "open": true,
      "download": false,
      "copy": false
    }
  },
  "shareSwitches.copy": {
    "request": {
      "chartId": "01a2027b-da68-7101-adcf-c597caa5099c",
      "enabled": "true"
    },
    "data": {
      "open": true,
      "download": false,
      "copy": true
    }
  },
  "collaboration.offerOwner": {
    "request": {
      "type": "chart",
      "id": "01a1fd55-7a80-7593-b713-4b9e6294a625"
    },
    "data": {}
  },
  "collaboration.answerOffer": {
    "request": {
      "type": "chart",
      "id": "01a1fd55-7a80-75c0-b4a3-5ca3728fefd3",
      "accept": "true"
    },
    "data": {}
  },
  "collaborationLinks.update": {
    "request": {
      "linkId": "01a1fd55-7a80-761f-aed9-b44800819913",
      "expireTime": "1795338000000",
      "note": "For Anna"
    },
    "data": {
      "link": {
        "linkId": "01a1fd55-7a80-761f-aed9-b44800819913",
        "kind": "collaboration",
        "type": "chart",
        "id": "01a1fd55-7a80-761e-8478-6ebafd691eac",
        "title": "Linked",
        "path": "/join/Ceth-HF2yyNRHLH7aOIAwg",
        "role": "viewer",
        "state": "open",
        "hasPassword": false,
        "expireTime": 1795338000000,
        "download": false,
        "copy": false,
        "note": "For Anna",
        "views": 1,
        "lastUsed": 1795251600000,
        "createTime": 1795251600000,
        "maker": {
          "userId": "01a1fd55-7a80-7612-b560-9a3599281b88",
          "fullName": "Person 1",
          "photoUrl": "/photo/01a1fd55-7a80-7612-b560-9a3599281b88.png"
        }
      }
    }
  },
  "collaborationLinks.reset": {
    "request": {
      "linkId": "01a2027b-d680-76e5-8c43-45510da7b821"
    },
    "data": {
      "link": {
        "linkId": "01a2027b-d680-76e5-8c43-45510da7b821",
        "kind": "view",
        "type": "chart",
        "id": "01a2027b-d680-76e2-975f-f0ddf9c79b6d",
        "title": "Linked (3)",
        "path": "/preview/01a2027b-d680-76e2-975f-f0ddf9c79b6d?link=14CCKa8eXdBAifCMOiklKQ",
        "role": "viewer",
        "state": "open",
        "hasPassword": false,
        "expireTime": 1797930000000,
        "download": false,
        "copy": false,
        "views": 0,
        "lastUsed": null,
        "createTime": 1795338000000,
        "maker": {
          "userId": "01a1fd55-7a80-7612-b560-9a3599281b88",
          "fullName": "Person 1",
          "photoUrl": "/photo/01a1fd55-7a80-7612-b560-9a3599281b88.png"
        }
      }
    }
  },
  "collaborationLinks.remove": {
    "request": {
      "linkId": "01a207a2-3280-7194-8f50-bb120589a6ab"
    },
    "data": {}
  },
  "collaborationLinks.mine": {
    "request": {},
    "data": {
      "rows": [
        {
          "linkId": "01a20cc8-8e80-7190-a71e-75014651c187",
          "kind": "collaboration",
          "type": "chart",
          "id": "01a20cc8-8e80-718d-8dca-65220757b27b",
          "title": "Mine",
          "path": "/join/QVJkKBKYf1cZTbt-xRUhdA",
          "role": "viewer",
          "state": "open",
          "hasPassword": false,
          "expireTime": 1798102800000,
          "download": false,
          "copy": false,
          "views": 0,
          "lastUsed": null,
          "createTime": 1795510800000,
          "maker": {
            "userId": "01a20cc8-8e80-7188-80bc-23e157abefbb",
            "fullName": "Person 31",
            "photoUrl": "/photo/01a20cc8-8e80-7188-80bc-23e157abefbb.png"
          }
        }
      ],
      "total": 2,
      "page": 1,
      "pageSize": 10,
      "pagerCount": 7,
      "cursor": null
    }
  },
  "collaborationLinks.open": {
    "request": {
      "link": "URbJzUl59licMU0ONi3VuQ",
      "viewPassword": "opensesame"
    },
    "data": {
      "type": "chart",
      "id": "01a207a2-3280-7186-bb2f-b5569e350e70",
      "title": "Linked (6)",
      "role": "commenter",
      "owner": {
        "userId": "01a1fd55-7a80-7612-b560-9a3599281b88",
        "fullName": "Person 1",
        "photoUrl": "/photo/01a1fd55-7a80-7612-b560-9a3599281b88.png"
      },
      "hasJoined": false
    }
  },
  "shareActivity.list": {
    "request": {
      "id": "01a20cc8-8e80-7168-bd67-2063755d4912",
      "type": "chart"
    },
    "data": {
      "rows": [
        {
          "activityId": "01a20cc8-8e80-716d-b571-419145678402",
          "kind": "roleChanged",
          "actor": {
            "userId": "01a1fd55-7a80-7612-b560-9a3599281b88",
            "fullName": "Person 1",
            "photoUrl": "/photo/01a1fd55-7a80-7612-b560-9a3599281b88.png"
          },
          "person": "person28.5c7d5ea5@example.test",
          "role": "viewer",
          "before": "editor",
          "canUndo": true,
          "createTime": 1795510800000
        }
      ],
      "total": 3
    }
  },
  "shareActivity.undo": {
    "request": {
      "activityId": "01a20cc8-8e80-716d-b571-419145678402"
    },
    "data": {}
  }
};
