// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;

/** The operations that MLIR 19.1 has in another form. */
final class FormerOps {
  static final List<FormerOperation> ALL = all();

  private FormerOps() {}

  private static List<FormerOperation> all() {
    List<FormerOperation> all = new ArrayList<>(org.mortise.dialect.tensor.FormerOps.PACKING);
    all.add(new FormerMatmul("linalg.matmul", "linalg.matmul", true, "ppr", "(d0, d2) (d2, d1) (d0, d1)"));
    all.add(new FormerMatmul(
        "linalg.matmul_transpose_a", "linalg.matmul", true, "ppr", "(d2, d0) (d2, d1) (d0, d1)"));
    all.add(new FormerMatmul(
        "linalg.matmul_transpose_b", "linalg.matmul", true, "ppr", "(d0, d2) (d1, d2) (d0, d1)"));
    all.add(new FormerMatmul("linalg.batch_matmul", "linalg.batch_matmul", false,
        "pppr", "(d0, d1, d3) (d0, d3, d2) (d0, d1, d2)"));
    all.add(new FormerMatmul("linalg.batch_matmul_transpose_a", "linalg.batch_matmul", false,
        "pppr", "(d0, d3, d1) (d0, d3, d2) (d0, d1, d2)"));
    all.add(new FormerMatmul("linalg.batch_matmul_transpose_b", "linalg.batch_matmul", false,
        "pppr", "(d0, d1, d3) (d0, d2, d3) (d0, d1, d2)"));
    all.add(new FormerMatmul("linalg.batch_reduce_matmul", "linalg.batch_reduce_matmul", false,
        "rppr", "(d0, d1, d3) (d0, d3, d2) (d1, d2)"));
    all.add(new FormerElementwise("linalg.elemwise_unary", 1, LinalgEnums.UNARY_FN));
    all.add(new FormerElementwise("linalg.elemwise_binary", 2, LinalgEnums.BINARY_FN));
    all.add(new FormerMap());
    for (WinogradOps.Transformation each : WinogradOps.Transformation.values()) {
      all.add(new FormerWinograd(each));
    }
    return List.copyOf(all);
  }

  /** Starts the definition of a named operation. */
  static OpDefinitionBuilder named(String name, List<String> row) {
    return OpDefinition.named(name)
        .operands("inputs", TypeConstraints.ANY)
        .operands("outputs", TypeConstraints.ANY_SHAPED)
        .results("result_tensors", TypeConstraints.ANY_RANKED_TENSOR)
        .region("region", RegionSpec.Shape.ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .implicitTerminator("linalg.yield")
        .assembly(new NamedAssembly(new NamedStructure(row, false)));
  }
}
