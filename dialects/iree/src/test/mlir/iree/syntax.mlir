// RUN: --irdl-file=%S/syntax.irdl.mlir
// REFERENCE: has no dialect ods.

util.global @a : i32
util.global private @b = 1 : i32
util.global @c = "text" : i32

func.func @f(%a: i32, %n: index, %t: tensor<?xf32>, %r: !stream.resource<*>) {
  util.call @g() : () -> ()
  %0:2 = util.call @g(%a, %t) : (i32, tensor<?xf32>) -> (%a, %t as tensor<4xf32>)
  %1 = util.call @g(%a) : (i32) -> i32
  stream.dispatch @x::@f(%a) : (i32) -> ()
  %2:2 = stream.dispatch {@x::@f, @x::@g}(%a, %r[%n to %n for %n]) : (i32, !stream.resource<*>{%n}) -> (%r{%n}, tensor<?xf32>{%n})
  %3 = stream.fill %a, %r -> %r as !stream.resource<*>{%n}
  %4 = stream.execute with(%r as %x: !stream.resource<*>{%n}) -> %r{%n} {
    stream.yield %x : !stream.resource<*>{%n}
  }
  stream.execute with() {
    stream.yield
  }
  stream.export @f
  stream.export @f(@g) workgroups(%x: index) -> (index, index, index) {
    stream.yield %x, %x : index, index
  }
  %5 = hal.import %a : i32 -> tensor<4xf32>
  %6 = hal.import %a : i32 -> tensor<4xf32> as tensor<4xi32>
  %7 = hal.allocate : !hal.buffer{%n}
  hal.load %n
  hal.load %n::%n
  return
}
