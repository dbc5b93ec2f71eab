// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.attributes.TailCallKindAttr;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;

/** Runs assembler code. */
@Op(name = "llvm.inline_asm",
    operands = "operands: LLVM_TYPE...",
    results = "res: LLVM_TYPE?",
    attributes = {
        "asm_string: STRING", "constraints: STRING", "has_side_effects: UNIT?", "is_align_stack: UNIT?",
        "tail_call_kind: TAIL_CALL_KIND = NO_TAIL_CALL since 22.1", "asm_dialect: ASM_DIALECT?",
        "operand_attrs: ARRAY?"
    },
    format = "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? "
        + "(`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? "
        + "(`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands `:` "
        + "functional-type(operands, results)",
    implementations = InlineAsmOp.Effects.class)
public final class InlineAsmOp extends InlineAsmOpBase {
  InlineAsmOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return tailCallKindAttr().tailCallKind() != TailCallKindAttr.Kind.MUSTTAIL ? null
        : opError("tail call kind 'musttail' is not supported by this operation");
  }

  /** Code with side effects may read and write any memory. */
  static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      if (of(op).hasSideEffectsAttr() != null) {
        effects.add(MemoryEffect.of(MemoryEffect.Kind.WRITE, null));
        effects.add(MemoryEffect.of(MemoryEffect.Kind.READ, null));
      }
    }
  }
}
