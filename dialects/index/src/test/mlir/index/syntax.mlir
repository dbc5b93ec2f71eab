// RUN: --allow-unregistered-dialect
// The syntax of all operations.
func.func @all(%a: index, %b: index) {
  %add = index.add %a, %b {note}
  %sub = index.sub %a, %b {note}
  %mul = index.mul %a, %b {note}
  %divs = index.divs %a, %b {note}
  %divu = index.divu %a, %b {note}
  %ceildivs = index.ceildivs %a, %b {note}
  %ceildivu = index.ceildivu %a, %b {note}
  %floordivs = index.floordivs %a, %b {note}
  %rems = index.rems %a, %b {note}
  %remu = index.remu %a, %b {note}
  %maxs = index.maxs %a, %b {note}
  %maxu = index.maxu %a, %b {note}
  %mins = index.mins %a, %b {note}
  %minu = index.minu %a, %b {note}
  %shl = index.shl %a, %b {note}
  %shrs = index.shrs %a, %b {note}
  %shru = index.shru %a, %b {note}
  %and = index.and %a, %b {note}
  %or = index.or %a, %b {note}
  %xor = index.xor %a, %b {note}
  %ceq = index.cmp eq(%a, %b)
  %cne = index.cmp ne(%a, %b)
  %cslt = index.cmp slt(%a, %b)
  %csle = index.cmp sle(%a, %b)
  %csgt = index.cmp sgt(%a, %b)
  %csge = index.cmp sge(%a, %b)
  %cult = index.cmp ult(%a, %b)
  %cule = index.cmp ule(%a, %b)
  %cugt = index.cmp ugt(%a, %b)
  %cuge = index.cmp uge(%a, %b)
  %s0 = index.casts %a : index to i32
  %s1 = index.casts %s0 : i32 to index
  %u0 = index.castu %a : index to i128
  %u1 = index.castu %u0 : i128 to index
  %size = index.sizeof
  %five = index.constant 5
  %least = index.constant -9223372036854775808
  %yes = index.bool.constant true
  %no = index.bool.constant false
  "other.op"() {predicate = #index<cmp_predicate ult>} : () -> ()
  return
}
