// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.ShapedType;

/** Multiplies elements of two inputs, and adds the products along the loops that the output does not have. */
@Op(name = "linalg.contract",
    family = StructuredOp.class,
    operands = {"inputs: ANY...", "outputs: ANY_SHAPED..."},
    attributes = {"indexing_maps: AFFINE_MAPS", "cast: TYPE_FN?"},
    results = "result_tensors: ANY_SHAPED...",
    regions = "combiner: ONE_BLOCK",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    implicitTerminator = "linalg.yield",
    since = "22.1",
    implementations = ContractOp.Structure.class)
public final class ContractOp extends ContractOpBase {
  private static final ScalarExpression COMPUTATION = ScalarExpression.parse(NamedOp.MULTIPLY_ADD);

  ContractOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    StructuredOps.foldCasts(op);
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    List<AffineMap> maps = IndexingMaps.of(indexingMapsAttr());
    int loops = maps.isEmpty() ? 0 : maps.get(0).dimCount();
    for (int i = 0; i < maps.size() && i < operation().operandCount(); i++) {
      Diagnostic wrong = verify(maps.get(i), i, loops);
      if (wrong != null) {
        return wrong;
      }
    }
    return maps.size() < 3 ? verifyLoops(pad(maps, loops), loops) : verifyLoops(maps, loops);
  }

  private @Nullable Diagnostic verify(AffineMap map, int operand, int loops) {
    if (map.dimCount() != loops) {
      return error("iteration spaces of provided affine_maps differ");
    }
    if (!map.isProjectedPermutation()) {
      return error("provided affine_map is not a projected permutation");
    }
    if (operation().operand(operand).type() instanceof ShapedType shaped) {
      return shaped.hasRank() && shaped.rank() == map.resultCount() ? null
          : error("ranks of shaped operand and results of corresponding affine_map differ");
    }
    return map.resultCount() == 0 ? null
        : error("affine_map specifies shaped access while operand has non-shaped type");
  }

  /** Returns the maps with empty ones in place of missing ones. */
  private static List<AffineMap> pad(List<AffineMap> maps, int loops) {
    List<AffineMap> all = new ArrayList<>(maps);
    while (all.size() < 3) {
      all.add(AffineMap.of(loops, 0));
    }
    return all;
  }

  private @Nullable Diagnostic verifyLoops(List<AffineMap> maps, int loops) {
    boolean contracts = false;
    for (int i = 0; i < loops; i++) {
      boolean isContracted = has(maps.get(0), i) && has(maps.get(1), i) && !has(maps.get(2), i);
      if (!isContracted && !has(maps.get(2), i)) {
        return error("iteration space dim at index " + i
            + " is neither a contracting dim nor of parallel iteration type");
      }
      contracts |= isContracted;
    }
    return contracts ? null : error("'indexing_maps' do not specify a contracting dimension");
  }

  private static boolean has(AffineMap map, int loop) {
    return LinalgOp.resultPosition(map, loop) >= 0;
  }

  /** The loops of the output are parallel, the others reductions. */
  static final class Structure implements ComputedOp, LinalgOp, DestinationStyleOpInterface {
    @Override
    public OperandRange getDpsInits(Operation op) {
      return of(op).outputs();
    }

    @Override
    public boolean hasDynamicIndexingMaps() {
      return true;
    }

    @Override
    public List<AffineMap> getIndexingMaps(Operation op) {
      return IndexingMaps.of(of(op).indexingMapsAttr());
    }

    @Override
    public List<IteratorType> getIteratorTypes(Operation op) {
      List<AffineMap> maps = getIndexingMaps(op);
      AffineMap output = maps.get(maps.size() - 1);
      List<IteratorType> types = new ArrayList<>(output.dimCount());
      for (int i = 0; i < output.dimCount(); i++) {
        types.add(has(output, i) ? IteratorType.PARALLEL : IteratorType.REDUCTION);
      }
      return types;
    }

    @Override
    public int argumentCount(Function<String, @Nullable Attribute> attributes) {
      return 3;
    }

    @Override
    public void fill(
        Block block, Context context, Function<String, @Nullable Attribute> attributes, Consumer<String> warnings) {
      NamedStructure.fill(COMPUTATION, block, context, attributes, warnings);
    }
  }

  private static final class Assembly extends NamedAssembly {
    @Override
    void parseLeading(OpAsmParser parser, OperationState state, List<NamedAttribute> attributes) {
      Attribute maps = IndexingMaps.parseOptional(parser);
      if (maps == null) {
        throw parser.error("expected 'indexing_maps' attribute");
      }
      attributes.add(new NamedAttribute(IndexingMaps.NAME, maps));
    }

    @Override
    void addDefaults(OperationState state, StructuredSyntax.Parts parts) {}

    @Override
    void printLeading(Operation op, OpAsmPrinter printer) {
      printMaps(of(op).indexingMapsAttr(), printer);
    }
  }
}
