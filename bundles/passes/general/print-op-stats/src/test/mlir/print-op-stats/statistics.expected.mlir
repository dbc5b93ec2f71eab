Operations encountered:
-----------------------
               a.b.c       , 2
  a_long_dialect.op        , 1
         builtin.module    , 1
                 nodialect , 1
module {
  "a_long_dialect.op"() : () -> ()
  "nodialect"() : () -> ()
  "a.b.c"() : () -> ()
  "a.b.c"() : () -> ()
}

