Test 'shown'
file.cc:1:2: error: test diagnostic
Test 'hidden'
hidden.cc:1:2: error: test diagnostic
Test 'caller'
file.cc:3:4: error: test diagnostic
last.cc:7:8: note: called from
Test 'fused'
file.cc:3:4: error: test diagnostic
Test 'unknown'
<unknown>:0: error: test diagnostic
Test 'named'
file.cc:1:2: error: test diagnostic
#loc = loc("file.cc":1:2)
#loc1 = loc("hidden.cc":1:2)
#loc2 = loc("file.cc":3:4)
#loc3 = loc("secret.cc":5:6)
#loc4 = loc("last.cc":7:8)
#loc5 = loc("other.cc":5:6)
#loc6 = loc(unknown)
#loc7 = loc("name")
#loc8 = loc(callsite(#loc3 at #loc4))
#loc9 = loc("a"(#loc2))
#loc10 = loc(callsite(#loc7 at #loc))
#loc11 = loc(callsite(#loc2 at #loc8))
#loc12 = loc(fused[#loc1, #loc9, #loc5])
#loc13 = loc(callsite(#loc1 at #loc11))
module {
  func.func private @shown() attributes {test.loc = #loc}
  func.func private @hidden() attributes {test.loc = #loc1}
  func.func private @caller() attributes {test.loc = #loc13}
  func.func private @fused() attributes {test.loc = #loc12}
  func.func private @unknown() attributes {test.loc = #loc6}
  func.func private @named() attributes {test.loc = #loc10}
}

