module {
  "test.versionedB"() <{attribute = #test.attr_params<42, 24>}> : () -> ()
}
module {
  "test.versionedB"() <{attribute = #test.attr_params<42, 24>}> : () -> ()
}

