MyLocation: 0: 'test.named' op 
nullptr: 'test.named' op 
MyLocation: 0: 'test.named' op 
MyLocation: 1: 'test.inner' op 
nullptr: 'test.inner' op 
MyLocation: 1: 'test.inner' op 
MyLocation: 2: 'test.outer' op 
MyLocation: 1: 'test.inner' op 
nullptr: 'test.inner' op 
MyLocation: 1: 'test.inner' op 
nullptr: 'test.outer' op 
MyLocation: 1: 'test.inner' op 
nullptr: 'test.inner' op 
MyLocation: 1: 'test.inner' op 
MyLocation: 2: 'test.outer' op 
MyLocation: 3: 'func.return' op 
MyLocation: 4: 'func.func' op 
: 'builtin.module' op 
module {
  func.func @f() -> i32 {
    %0 = "test.named"() : () -> i32 loc(#loc7)
    %1 = "test.named"() : () -> i32 loc(#loc8)
    %2 = "test.named"() : () -> i32 loc(#loc9)
    "test.outer"() ({
      "test.inner"() : () -> () loc(#loc16)
      "test.inner"() : () -> () loc(#loc17)
      "test.inner"() : () -> () loc(#loc12)
    }) : () -> () loc(#loc15)
    "test.outer"() ({
      "test.inner"() : () -> () loc(#loc16)
      "test.inner"() : () -> () loc(#loc17)
      "test.inner"() : () -> () loc(#loc12)
    }) : () -> () loc(#loc18)
    "test.outer"() ({
      "test.inner"() : () -> () loc(#loc16)
      "test.inner"() : () -> () loc(#loc17)
      "test.inner"() : () -> () loc(#loc12)
    }) : () -> () loc(#loc13)
    return %2 : i32 loc(#loc14)
  } loc(#loc6)
} loc(#loc)
#loc = loc("module")
#loc1 = loc(unknown)
#loc2 = loc("name")
#loc3 = loc("file.cc":1:2)
#loc4 = loc("callee")
#loc5 = loc("file.cc":10:8)
#loc6 = loc(#loc1)
#loc7 = loc(#loc2)
#loc8 = loc(#loc2)
#loc9 = loc(#loc1)
#loc10 = loc(fused<"data">[#loc3, #loc2])
#loc11 = loc(callsite(#loc4 at #loc5))
#loc12 = loc(#loc1)
#loc13 = loc(#loc1)
#loc14 = loc(#loc1)
#loc15 = loc(#loc10)
#loc16 = loc(#loc11)
#loc17 = loc(#loc11)
#loc18 = loc(#loc10)

