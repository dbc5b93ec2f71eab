// RUN: --allow-unregistered-dialect --test-next-access
// The next accesses along branches, regions and loops, nearer ones first.

func.func @e1(%m: memref<f32>, %c: i1) {
  memref.load %m[] {name = "pre"} : memref<f32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.load %m[] {name = "l"} : memref<f32>
  return
^bb2:
  return
}

func.func @e3(%m: memref<f32>, %c: i1) {
  memref.load %m[] {name = "pre"} : memref<f32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.load %m[] {name = "l"} : memref<f32>
  return
^bb2:
  "test.unknown_effects"(%m) {name = "u"} : (memref<f32>) -> ()
  return
}

func.func @e4(%m: memref<f32>, %n: memref<f32>, %c: i1) {
  memref.load %m[] {name = "pre"} : memref<f32>
  memref.load %n[] {name = "pre2"} : memref<f32>
  memref.dealloc %m {name = "free"} : memref<f32>
  %a = memref.alloc() {name = "alloc"} : memref<f32>
  memref.copy %n, %a {name = "copy"} : memref<f32> to memref<f32>
  %v = memref.reinterpret_cast %n to offset: [0], sizes: [], strides: [] {name = "cast"} : memref<f32> to memref<f32>
  memref.load %v[] {name = "lv"} : memref<f32>
  memref.load %n[] {name = "ln"} : memref<f32>
  "test.unknown_effects"(%m) {name = "u"} : (memref<f32>) -> ()
  memref.load %n[] {name = "post"} : memref<f32>
  return
}

func.func @e5(%m: memref<f32>, %n: memref<f32>, %c: i1) {
  memref.load %m[] {name = "pre"} : memref<f32>
  memref.load %n[] {name = "pre2"} : memref<f32>
  cf.cond_br %c, ^bb1(%m : memref<f32>), ^bb1(%n : memref<f32>)
^bb1(%x: memref<f32>):
  memref.load %x[] {name = "x"} : memref<f32>
  memref.load %x[] {name = "x2"} : memref<f32>
  return
}

func.func @e6(%m: memref<f32>, %n: memref<f32>, %c: i1) {
  memref.load %m[] {name = "pre"} : memref<f32>
  cf.cond_br %c, ^bb1(%m : memref<f32>), ^bb1(%m : memref<f32>)
^bb1(%x: memref<f32>):
  memref.load %x[] {name = "x"} : memref<f32>
  memref.load %x[] {name = "x2"} : memref<f32>
  %s = arith.select %c, %x, %m : memref<f32>
  memref.load %s[] {name = "s"} : memref<f32>
  memref.load %m[] {name = "m"} : memref<f32>
  return
}

func.func @e7(%m: memref<f32>, %lb: index) {
  memref.load %m[] {name = "pre"} : memref<f32>
  scf.while : () -> () {
    %c = "test.cond"() : () -> i1
    memref.load %m[] {name = "cond"} : memref<f32>
    scf.condition(%c)
  } do {
    memref.load %m[] {name = "body"} : memref<f32>
    scf.yield
  }
  memref.load %m[] {name = "post"} : memref<f32>
  return
}

func.func @e8(%m: memref<f32>, %lb: index) {
  memref.load %m[] {name = "pre"} : memref<f32>
  scf.index_switch %lb
  case 1 { memref.load %m[] {name = "one"} : memref<f32>
   scf.yield }
  case 2 { memref.load %m[] {name = "two"} : memref<f32>
   scf.yield }
  default { memref.load %m[] {name = "def"} : memref<f32>
   scf.yield }
  memref.load %m[] {name = "post"} : memref<f32>
  return
}

func.func @e9(%m: memref<f32>, %lb: index) {
  memref.load %m[] {name = "pre"} : memref<f32>
  scf.for %i = %lb to %lb step %lb {
    memref.load %m[] {name = "in1"} : memref<f32>
    %c = "test.cond"() {name = "xx"} : () -> i1
    scf.if %c { memref.load %m[] {name = "in2"} : memref<f32> }
  }
  return
}

func.func @e10(%m: memref<f32>, %lb: index) {
  memref.load %m[] {name = "pre"} : memref<f32>
  scf.for %i = %lb to %lb step %lb {
    memref.load %m[] {name = "in1"} : memref<f32>
    scf.for %j = %lb to %lb step %lb {
      memref.load %m[] {name = "in2"} : memref<f32>
    }
    memref.load %m[] {name = "in3"} : memref<f32>
  }
  memref.load %m[] {name = "post"} : memref<f32>
  return
}

func.func @e11(%m: memref<f32>, %f: i32) {
  memref.load %m[] {name = "pre"} : memref<f32>
  cf.switch %f : i32, [ default: ^bb4, 1: ^bb1, 2: ^bb2 ]
^bb1:
  memref.load %m[] {name = "1"} : memref<f32>
  cf.br ^bb4
^bb2:
  cf.br ^bb3
^bb3:
  memref.load %m[] {name = "3"} : memref<f32>
  cf.br ^bb4
^bb4:
  memref.load %m[] {name = "4"} : memref<f32>
  return
}

func.func @p1(%m: memref<f32>, %n: memref<f32>, %c: i1) {
  memref.load %m[] {name = "pre"} : memref<f32>
  memref.load %n[] {name = "pre2"} : memref<f32>
  cf.cond_br %c, ^bb1(%m : memref<f32>), ^bb1(%n : memref<f32>)
^bb1(%x: memref<f32>):
  memref.load %x[] {name = "x"} : memref<f32>
  memref.load %m[] {name = "post"} : memref<f32>
  return
}

func.func @p2(%m: memref<f32>, %c: i1) {
  memref.load %m[] {name = "pre"} : memref<f32>
  scf.if %c {
    memref.load %m[] {name = "then"} : memref<f32>
  } {name = "if"}
  memref.load %m[] {name = "post"} : memref<f32>
  %f = arith.constant false
  scf.if %f {
    memref.load %m[] {name = "then2"} : memref<f32>
  } else {
  } {name = "if2"}
  scf.if %f {
    memref.load %m[] {name = "then3"} : memref<f32>
  } {name = "if3"}
  return
}

func.func @p3(%m: memref<f32>, %n: memref<f32>) {
  memref.load %m[] {name = "pre"} : memref<f32>
  "test.side_effect_op"() {name = "none", effects = [{effect = "read"}]} : () -> i32
  memref.load %m[] {name = "post"} : memref<f32>
  return
}

func.func @p4(%m: memref<f32>, %c: i1) {
  memref.load %m[] {name = "pre"} : memref<f32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3
^bb2:
  memref.load %m[] {name = "B"} : memref<f32>
  return
^bb3:
  memref.load %m[] {name = "A"} : memref<f32>
  return
}

func.func @p5(%m: memref<f32>, %lb: index) {
  memref.load %m[] {name = "pre"} : memref<f32>
  scf.for %i = %lb to %lb step %lb {
    memref.load %m[] {name = "in1"} : memref<f32>
    %c = "test.cond"() {name = "xx"} : () -> i1
    scf.if %c { memref.load %m[] {name = "in2"} : memref<f32> }
  } {name = "for"}
  return
}

func.func @p6(%m: memref<f32>) {
  %a = memref.alloc() {name = "alloc"} : memref<f32>
  %b = memref.alloca() {name = "alloca"} : memref<f32>
  memref.copy %a, %b {name = "copy"} : memref<f32> to memref<f32>
  memref.copy %b, %b {name = "copy2"} : memref<f32> to memref<f32>
  memref.load %m[] {name = "post"} : memref<f32>
  memref.load %a[] {name = "posta"} : memref<f32>
  memref.load %b[] {name = "postb"} : memref<f32>
  return
}

func.func @p7(%m: memref<f32>, %c: i1) {
  memref.load %m[] {name = "pre"} : memref<f32>
  cf.br ^bb1
^bb1:
  memref.load %m[] {name = "h"} : memref<f32>
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  cf.cond_br %c, ^bb4, ^bb5
^bb3:
  memref.load %m[] {name = "3"} : memref<f32>
  return
^bb4:
  memref.load %m[] {name = "4"} : memref<f32>
  cf.br ^bb1
^bb5:
  cf.br ^bb1
}

func.func @p8(%m: memref<f32>, %c: i1) {
  %0 = scf.execute_region -> i32 {
    memref.load %m[] {name = "x"} : memref<f32>
    cf.cond_br %c, ^bb1, ^bb2
   ^bb1:
    memref.load %m[] {name = "x1"} : memref<f32>
    %1 = arith.constant 1 : i32
    scf.yield %1 : i32
   ^bb2:
    %2 = arith.constant 2 : i32
    scf.yield %2 : i32
  }
  memref.load %m[] {name = "post"} : memref<f32>
  return
}

func.func @p9(%m: memref<f32>, %lb: index) {
  memref.load %m[] {name = "pre"} : memref<f32>
  scf.parallel (%i) = (%lb) to (%lb) step (%lb) {
    memref.load %m[] {name = "in"} : memref<f32>
    scf.reduce
  }
  memref.load %m[] {name = "post"} : memref<f32>
  "test.one_region_op"() ({ memref.load %m[] {name = "deep"} : memref<f32> 
   memref.load %m[] {name = "deep2"} : memref<f32> 
   "test.finish"() : () -> () }) {name = "op"} : () -> ()
  memref.load %m[] {name = "post2"} : memref<f32>
  memref.load %m[] {name = "post3"} : memref<f32>
  return
}

func.func @p10(%m: memref<f32>, %c: i1) -> memref<f32> {
  memref.load %m[] {name = "pre"} : memref<f32>
  %r = scf.if %c -> memref<f32> {
    scf.yield %m : memref<f32>
  } else {
    scf.yield %m : memref<f32>
  }
  memref.load %r[] {name = "r"} : memref<f32>
  memref.load %m[] {name = "m"} : memref<f32>
  return {name = "ret"} %r : memref<f32>
}
