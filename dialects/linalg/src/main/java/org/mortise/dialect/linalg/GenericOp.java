// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.rewrite.RewritePattern;

/** A structured operation whose loops, indexing maps and computation are written out. */
@Op(name = "linalg.generic",
    family = StructuredOp.class,
    operands = {"inputs: ANY...", "outputs: ANY_SHAPED..."},
    attributes = {
        "indexing_maps: AFFINE_MAPS", "iterator_types: ITERATOR_TYPES", "doc: STRING?", "library_call: STRING?"
    },
    results = "result_tensors: ANY_RANKED_TENSOR...",
    regions = "region: ANY",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    implicitTerminator = "linalg.yield",
    implementations = GenericOp.Structure.class)
public final class GenericOp extends GenericOpBase {
  GenericOp(Operation operation) {
    super(operation);
  }

  /** Creates the operation with an empty region. */
  public static GenericOp create(
      OpBuilder builder,
      Location location,
      List<Type> resultTypes,
      List<? extends Value> inputs,
      List<? extends Value> outputs,
      List<AffineMap> maps,
      List<IteratorType> iterators) {
    Context context = builder.context();
    List<Attribute> mapAttributes = new ArrayList<>(maps.size());
    for (AffineMap map : maps) {
      mapAttributes.add(AffineMapAttr.of(context, map));
    }
    List<Attribute> iteratorAttributes = new ArrayList<>(iterators.size());
    for (IteratorType each : iterators) {
      iteratorAttributes.add(LinalgEnums.ITERATOR_TYPE.of(context, each.keyword()));
    }
    OperationState state = builder.state(location, NAME)
        .addOperands(inputs)
        .addOperands(outputs)
        .setOperandSegments(inputs.size(), outputs.size())
        .addResultTypes(resultTypes)
        .addAttribute("indexing_maps", ArrayAttr.of(context, mapAttributes))
        .addAttribute("iterator_types", ArrayAttr.of(context, iteratorAttributes));
    state.addRegion();
    return new GenericOp(builder.create(state));
  }

  static void define(OpDefinitionBuilder op) {
    StructuredOps.foldCasts(op);
    StructuredOps.addPatterns(op, patterns ->
        patterns.add(RewritePattern.of(NAME, "EraseIdentityLinalgOp", StructuredPatterns::eraseIdentity)));
    op.assembly(new GenericAssembly());
    op.regionArgumentNames((each, sink) -> StructuredOps.nameArguments(each, "out", sink));
  }

  /** Loops and maps are attributes. */
  static final class Structure implements LinalgOp, DestinationStyleOpInterface {
    @Override
    public OperandRange getDpsInits(Operation op) {
      return of(op).outputs();
    }

    @Override
    public List<AffineMap> getIndexingMaps(Operation op) {
      List<AffineMap> maps = new ArrayList<>(op.operandCount());
      for (Attribute each : of(op).indexingMapsAttr().elements()) {
        maps.add(((AffineMapAttr) each).map());
      }
      return maps;
    }

    @Override
    public List<IteratorType> getIteratorTypes(Operation op) {
      List<IteratorType> types = new ArrayList<>();
      for (Attribute each : of(op).iteratorTypesAttr().elements()) {
        types.add(IteratorType.of(((DialectEnumAttr) each).word()));
      }
      return types;
    }
  }
}
