// RUN: --buffer-hoisting
// Through views, selections and calls; the contents of a clone are its own.
func.func @views(%c: i1, %n: index, %m: memref<?xf32>) -> memref<?xf32> {
  cf.cond_br %c, ^then, ^else
^then:
  %a = memref.alloc(%n) : memref<?xf32>
  %v = memref.subview %a[0][%n][1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %w = memref.cast %v : memref<?xf32, strided<[1]>> to memref<?xf32>
  cf.br ^join(%w: memref<?xf32>)
^else:
  %b = memref.alloc(%n) : memref<?xf32>
  %s = arith.select %c, %b, %m : memref<?xf32>
  cf.br ^join(%s : memref<?xf32>)
^join(%z: memref<?xf32>):
  return %z : memref<?xf32>
}

func.func private @callee(memref<2xf32>) -> memref<2xf32>

func.func @call(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  cf.cond_br %c, ^then, ^join(%m : memref<2xf32>)
^then:
  %a = memref.alloc() : memref<2xf32>
  %r = func.call @callee(%a) : (memref<2xf32>) -> memref<2xf32>
  cf.br ^join(%r : memref<2xf32>)
^join(%z: memref<2xf32>):
  return %z : memref<2xf32>
}

func.func @clone(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  cf.cond_br %c, ^then, ^join(%m : memref<2xf32>)
^then:
  %a = memref.alloc() : memref<2xf32>
  %r = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  cf.br ^join(%r : memref<2xf32>)
^join(%z: memref<2xf32>):
  return %z : memref<2xf32>
}
