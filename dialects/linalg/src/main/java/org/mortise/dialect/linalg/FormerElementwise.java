// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RenamedOperation;
import org.mortise.ir.parameters.DialectEnum;
import org.mortise.ir.parameters.DialectEnumAttr;

/**
 * {@code linalg.elemwise_unary} or {@code linalg.elemwise_binary}, whose function is an attribute. Unlike {@code
 * linalg.elementwise} they convert the elements to the type of the output; with other types of elements they become a
 * {@code linalg.generic}.
 */
final class FormerElementwise extends RenamedOperation {
  private static final String FUNCTION = "fun";

  private final DialectEnum functions;

  FormerElementwise(String name, int inputs, DialectEnum functions) {
    super(name, ElementwiseOp.NAME, () -> define(name, inputs, functions));
    this.functions = functions;
  }

  private static OpDefinition define(String name, int inputs, DialectEnum functions) {
    String computation = inputs == 1 ? "fun(cast($0))" : "fun(cast($0), cast($1))";
    return FormerOps.named(name, List.of(computation))
        .optionalAttribute(FUNCTION, LinalgEnums.constraint(functions))
        .optionalAttribute("cast", LinalgConstraints.TYPE_FN)
        .build();
  }

  @Override
  public String currentName(OperationState former) {
    Type element = elementType(former, former.operands().size() - 1);
    for (int i = 0; i < former.operands().size(); i++) {
      if (elementType(former, i) != element) {
        return GenericOp.NAME;
      }
    }
    return currentName();
  }

  private static @Nullable Type elementType(OperationState state, int operand) {
    return operand < 0 ? null : LinalgOp.elementTypeOrSelf(state.operands().get(operand).type());
  }

  @Override
  public boolean needsOperands() {
    return true;
  }

  @Override
  public boolean expresses(Operation current) {
    return functions.words().contains(kind(current));
  }

  private static String kind(Operation current) {
    return ((DialectEnumAttr) ElementwiseOp.of(current).kindAttr()).word();
  }

  @Override
  public void upgrade(OperationState former, OperationState current, OpBuilder before) {
    ArrayAttr maps = IndexingMaps.attribute(current.context(), maps(former));
    Attribute function = former.getAttr(FUNCTION);
    current.addOperands(former.operands()).addResultTypes(former.resultTypes());
    current.setDiscardableAttributes(former.discardableAttributes());
    for (Region region : former.regions()) {
      current.addRegion(region);
    }
    current.addAttribute(IndexingMaps.NAME, maps);
    int outputs = former.resultTypes().isEmpty() ? 1 : former.resultTypes().size();
    current.setOperandSegments(former.operands().size() - outputs, outputs);
    if (current.name().name().equals(GenericOp.NAME)) {
      Attribute parallel = LinalgEnums.ITERATOR_TYPE.of(current.context(), IteratorType.PARALLEL.keyword());
      current.addAttribute(
          "iterator_types", ArrayAttr.of(current.context(), Collections.nCopies(rank(former), parallel)));
      return;
    }
    String word = function instanceof DialectEnumAttr value ? value.word() : functions.words().get(0);
    current.addAttribute(ElementwiseOp.KIND, LinalgEnums.ELEMENTWISE_KIND.of(current.context(), word));
    Attribute cast = former.getAttr("cast");
    if (cast != null) {
      current.addAttribute("cast", cast); // without effect
    }
  }

  private static int rank(OperationState state) {
    List<Value> operands = state.operands();
    return operands.isEmpty() ? 0 : LinalgOp.shapeOf(operands.get(operands.size() - 1).type()).length;
  }

  /** A scalar is read in each iteration. */
  private static List<AffineMap> maps(OperationState state) {
    int loops = rank(state);
    List<AffineMap> maps = new ArrayList<>(state.operands().size());
    for (Value operand : state.operands()) {
      boolean isScalar = LinalgOp.shapeOf(operand.type()).length == 0;
      maps.add(isScalar ? AffineMap.of(loops, 0) : AffineMap.identity(loops));
    }
    return maps;
  }

  @Override
  public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
    if (!expresses(current)) {
      return current.opError("of kind '" + kind(current) + "' does not exist in MLIR " + MlirVersion.V19_1);
    }
    for (int i = 0; i < current.operandCount(); i++) {
      former.addOperand(current.operand(i));
    }
    if (!LinalgOp.of(current).getIndexingMaps(current).equals(maps(former))) {
      return current.opError("with these indexing maps does not exist in MLIR " + MlirVersion.V19_1);
    }
    for (Value result : current.resultList()) {
      former.addResultType(result.type());
    }
    ElementwiseOp op = ElementwiseOp.of(current);
    former.setOperandSegments(op.inputs().size(), op.outputs().size());
    former.addAttributes(current.discardableAttributes());
    former.addAttribute(FUNCTION, functions.of(current.context(), kind(current)));
    return null;
  }
}
