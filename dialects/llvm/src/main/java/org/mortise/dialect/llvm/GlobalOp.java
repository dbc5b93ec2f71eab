// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.attributes.LinkageAttr.Linkage;
import org.mortise.dialect.llvm.types.ArrayType;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.dialect.llvm.types.TargetExtType;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.MemoryEffects;

/** Defines a global variable or constant, initialized by an attribute or a region. */
@Op(name = "llvm.mlir.global",
    attributes = {
        "global_type: TYPE", "constant: UNIT?", "sym_name: STRING", "linkage: LINKAGE", "dso_local: UNIT?",
        "thread_local_: UNIT?", "value: ANY?", "alignment: I64?", "addr_space: ADDRESS_SPACE = NO_ADDRESS_SPACE",
        "unnamed_addr: UNNAMED_ADDRESS?", "section: STRING?", "comdat: SYMBOL_REF?",
        "dbg_exprs: GLOBAL_VARIABLE_EXPRESSIONS?",
        "externally_initialized: UNIT? since 22.1", "target_specific_attrs: ARRAY? since 22.1",
        "visibility_: VISIBILITY = DEFAULT_VISIBILITY"
    },
    regions = "initializer",
    traits = {"ISOLATED_FROM_ABOVE", "SYMBOL"},
    implicitTerminator = "llvm.return",
    implementations = ComdatUser.class)
public final class GlobalOp extends GlobalOpBase {
  GlobalOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new GlobalAssembly());
  }

  /** Returns the type of the variable. */
  public Type type() {
    return globalTypeAttr().value();
  }

  /** Returns the address space of the variable. */
  public int addressSpace() {
    return (int) addrSpaceAttr().longValue();
  }

  // ---- checks ------------------------------------------------------------------------------------------------------

  @Nullable Diagnostic verify() {
    if (!LlvmTypes.isPointee(type())) {
      return opError("expects type to be a valid element type for an LLVM global");
    }
    Operation parent = parentOp();
    if (parent != null && !LlvmModules.isModule(parent)) {
      return opError("must appear at the module level");
    }
    Attribute value = valueAttr();
    if (value instanceof StringAttr text && !ConstantOp.isCharacters(type(), text.value().length())) {
      return opError("requires an i8 array type of the length equal to that of the string attribute");
    }
    if (value != null && type() instanceof TargetExtType) {
      return opError("global with target extension type can only be initialized with zero-initializer");
    }
    Diagnostic wrong = verifyLinkage();
    return wrong != null ? wrong : verifyAlignment();
  }

  private @Nullable Diagnostic verifyLinkage() {
    Linkage linkage = linkageAttr().linkage();
    if (linkage == Linkage.COMMON && valueAttr() != null && !isZero(valueAttr())) {
      return opError("expected zero value for 'common' linkage");
    }
    return linkage == Linkage.APPENDING && !(type() instanceof ArrayType)
        ? opError("expected array type for 'appending' linkage") : null;
  }

  private static boolean isZero(Attribute value) {
    if (value instanceof IntegerAttr number) {
      return number.signedValue().signum() == 0;
    }
    if (value instanceof FloatAttr number) {
      return number.doubleValue() == 0;
    }
    if (value instanceof DenseElementsAttr elements) {
      return elements.isSplat() && isZero(elements.elementAt(0));
    }
    return value instanceof ArrayAttr array && array.elements().stream().allMatch(GlobalOp::isZero);
  }

  private @Nullable Diagnostic verifyAlignment() {
    return alignmentAttr() == null || Long.bitCount(alignmentAttr().longValue()) == 1 ? null
        : error("alignment attribute is not a power of 2");
  }

  @Nullable Diagnostic verifyRegions() {
    Block block = initializer().first();
    if (block == null) {
      return null;
    }
    ReturnOp end = ReturnOp.of(block.last());
    if (end.arg() == null) {
      return opError("initializer region cannot return void");
    }
    if (end.arg().type() != type()) {
      return opError("initializer region type '" + end.arg().type() + "' does not match global type '" + type() + "'");
    }
    for (Operation op = block.first(); op != null; op = op.next()) {
      List<MemoryEffect> effects = MemoryEffects.of(op);
      if (effects == null || !effects.isEmpty()) {
        return op.error("ops with side effects not allowed in global initializers");
      }
    }
    return valueAttr() == null ? null : opError("cannot have both initializer value and region");
  }
}
