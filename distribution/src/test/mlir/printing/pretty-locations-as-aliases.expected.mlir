#loc = "a"
#loc1 = b:1:2
#loc2 = [unknown]
#loc3 = #loc1
 at #loc
module {
  "t.x"() {a = #loc, b = #loc3, c = [#loc2]} : () -> ()
}

