Overriding TestAttrParamsAttr encoding...
Overriding TestAttrParamsAttr encoding...
module {
  "test.versionedC"() <{attribute = dense<[42, 24]> : tensor<2xi32>}> : () -> ()
}
module {
  "test.versionedC"() <{attribute = #test.attr_params<42, 24>}> : () -> ()
}

