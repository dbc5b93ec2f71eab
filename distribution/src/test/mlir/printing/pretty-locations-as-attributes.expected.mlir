module {
  "t.x"() {a = "a", b = b:1:2
 at "a", c = [[unknown]], d = -:1:2} : () -> ()
}
