module {
  util.global  @a : i32
  util.global private @b = 1 : i32
  util.global  @c = "text" : i32
  func.func @f(%arg0: i32, %arg1: index, %arg2: tensor<?xf32>, %arg3: !stream.resource<*>) {
    util.call @g() : () -> ()
    %0:2 = util.call @g(%arg0, %arg2) : (i32, tensor<?xf32>) -> (%arg0, %arg2 as tensor<4xf32>)
    %1 = util.call @g(%arg0) : (i32) -> i32
    stream.dispatch @x::@f (%arg0) : (i32) -> ()
    %2:2 = stream.dispatch {@x::@f, @x::@g} (%arg0, %arg3[%arg1 to %arg1 for %arg1]) : (i32, !stream.resource<*>{%arg1}) -> (%arg3{%arg1}, tensor<?xf32>{%arg1})
    %3 = stream.fill %arg0, %arg3 -> %arg3 as !stream.resource<*>{%arg1}
    %4 = stream.execute with (%arg3 as %arg4: !stream.resource<*>{%arg1}) -> %arg3{%arg1} {
      stream.yield %arg4 : !stream.resource<*>{%arg1}
    }
    stream.execute with () {
      stream.yield
    }
    stream.export @f 
    stream.export @f(@g) workgroups(%arg4: index) -> (index, index, index) {
      stream.yield %arg4, %arg4 : index, index
    }
    %5 = hal.import %arg0 : i32 -> tensor<4xf32>
    %6 = hal.import %arg0 : i32 -> tensor<4xf32> as tensor<4xi32>
    %7 = hal.allocate : !hal.buffer{%arg1}
    hal.load %arg1
    hal.load %arg1::%arg1
    return
  }
}

