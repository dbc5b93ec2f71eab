// RUN: --mlir-version=19.1 --inline
// Functions that call each other are inlined until one is left; private ones that nobody refers to are erased.
func.func private @a() { call @b() : () -> ()  return }
func.func private @b() { call @a() : () -> () call @ext() : () -> () return }
func.func private @ext()
func.func @c() { call @b() : () -> () call @b() : () -> () return }
func.func private @unused() { return }
func.func @ind(%f: () -> ()) { call_indirect %f() : () -> ()  %g = func.constant @unused : () -> () return }
module @n { func.func @x() { return } func.func private @y() { call @x() : () -> () return } }
