// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.DialectBytecode;
import org.mortise.ir.parameters.ParametricAttr;
import org.mortise.ir.parameters.ParametricForm;

/**
 * The encoding of debug information and of annotations of loops, which MLIR has since version 20: a number for the
 * class, then its parameters. Other attributes are written as text, and so is each attribute with a value that the
 * encoding has no place for.
 */
public final class LlvmBytecode implements DialectBytecode {
  /** The classes in the order of their numbers, which are those of MLIR's {@code LLVMDialectBytecode.td}. */
  private static final List<ParametricForm<? extends ParametricAttr>> CLASSES = List.of(
      DIBasicTypeAttr.declaration(),
      DICompileUnitAttr.declaration(),
      DICompositeTypeAttr.declaration(),
      DIDerivedTypeAttr.declaration(),
      DIExpressionElemAttr.declaration(),
      DIExpressionAttr.declaration(),
      DIFileAttr.declaration(),
      DIGlobalVariableAttr.declaration(),
      DIGlobalVariableExpressionAttr.declaration(),
      DIImportedEntityAttr.declaration(),
      DILabelAttr.declaration(),
      DILexicalBlockAttr.declaration(),
      DILexicalBlockFileAttr.declaration(),
      DILocalVariableAttr.declaration(),
      DINamespaceAttr.declaration(),
      DISubprogramAttr.declaration(),
      DISubrangeAttr.declaration(),
      DISubroutineTypeAttr.declaration(),
      LoopAnnotationAttr.declaration());

  private static final Map<ParametricForm<?>, Integer> NUMBERS = numbers();

  /** The only instance. */
  public static final LlvmBytecode INSTANCE = new LlvmBytecode();

  private LlvmBytecode() {}

  @Override
  public Attribute readAttribute(BytecodeInput in) {
    long number = in.readVarInt();
    if (number < 0 || number >= CLASSES.size()) {
      throw in.error("unknown attribute code: " + Long.toUnsignedString(number));
    }
    return CLASSES.get((int) number).readBytecode(in);
  }

  @Override
  public boolean writeAttribute(Attribute attribute, BytecodeOutput out) {
    if (!out.mlirVersion().isNewest() || !(attribute instanceof ParametricAttr parametric)) {
      return false;
    }
    Integer number = NUMBERS.get(ParametricForm.of(parametric));
    if (number == null || !parametric.isEncodable()) {
      return false;
    }
    out.writeVarInt(number);
    parametric.writeBytecode(out);
    return true;
  }

  private static Map<ParametricForm<?>, Integer> numbers() {
    Map<ParametricForm<?>, Integer> numbers = new IdentityHashMap<>();
    for (ParametricForm<?> each : CLASSES) {
      numbers.put(each, numbers.size());
    }
    return numbers;
  }
}
