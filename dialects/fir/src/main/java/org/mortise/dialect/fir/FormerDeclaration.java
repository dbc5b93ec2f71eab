// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.RenamedOperation;

/** A declaration of MLIR 19.1: states neither the number of a dummy argument nor the storage of the variable. */
public final class FormerDeclaration extends RenamedOperation {
  private static final int GROUPS = 4;

  /**
   * Creates the former form of a declaration.
   *
   * @param results declares the results
   */
  public FormerDeclaration(String name, Consumer<OpDefinitionBuilder> results) {
    super(name, name, () -> {
      OpDefinitionBuilder builder = OpDefinition.named(name)
          .operand("memref", FirConstraints.ANY_REF_OR_BOX)
          .optionalOperand("shape", FirConstraints.ANY_SHAPE_OR_SHIFT)
          .operands("typeparams", FirConstraints.ANY_INTEGER)
          .optionalOperand("dummy_scope", FirConstraints.DUMMY_SCOPE)
          .attribute("uniq_name", FirConstraints.UNIQUE_NAME)
          .optionalAttribute("fortran_attrs", FortranVariableFlagsAttr.CONSTRAINT)
          .optionalAttribute("data_attr", FirConstraints.CUDA_DATA)
          .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
          .format("$memref (`(` $shape^ `)`)? (`typeparams` $typeparams^)? (`dummy_scope` $dummy_scope^)? "
              + "attr-dict `:` functional-type(operands, results)");
      results.accept(builder);
      return builder.build();
    });
  }

  @Override
  public void upgrade(OperationState former, OperationState current, OpBuilder before) {
    super.upgrade(former, current, before);
    if (former.getAttr("operandSegmentSizes") instanceof DenseI32ArrayAttr sizes) {
      current.setOperandSegments(Arrays.copyOf(sizes.toArray(), GROUPS + 1));
    }
  }

  @Override
  public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
    if (!current.operandGroup(GROUPS).isEmpty()) {
      return current.opError("with a storage does not exist in MLIR " + MlirVersion.V19_1);
    }
    Diagnostic problem = super.downgrade(current, former);
    int[] sizes = new int[GROUPS];
    for (int i = 0; i < GROUPS; i++) {
      sizes[i] = current.operandGroup(i).size();
    }
    former.setOperandSegments(sizes);
    return problem;
  }
}
