// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Applies a function to the elements of the inputs, which indexing maps can transpose and broadcast. */
@Op(name = "linalg.elementwise",
    family = StructuredOp.class,
    operands = {"inputs: ANY...", "outputs: ANY_SHAPED..."},
    attributes = {"kind: ELEMENTWISE_KIND", "indexing_maps: AFFINE_MAPS? = NO_MAPS"},
    results = "result_tensors: ANY_RANKED_TENSOR...",
    regions = "region: ANY",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    implicitTerminator = "linalg.yield",
    since = "22.1",
    implementations = ElementwiseOp.Structure.class)
public final class ElementwiseOp extends ElementwiseOpBase {
  static final String KIND = "kind";

  ElementwiseOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    StructuredOps.foldCasts(op);
    op.assembly(new Assembly());
  }

  /** Returns whether the maps are identities. */
  boolean hasDefaultMaps() {
    ArrayAttr maps = indexingMapsAttr();
    return maps == null || maps == IndexingMaps.identities(
        context(), operation().operandCount(), Structure.rank(operation()));
  }

  /** A parallel loop for each dimension of the output. */
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
      ArrayAttr maps = of(op).indexingMapsAttr();
      return maps == null ? List.of() : IndexingMaps.of(maps);
    }

    @Override
    public List<IteratorType> getIteratorTypes(Operation op) {
      return Collections.nCopies(rank(op), IteratorType.PARALLEL);
    }

    private static int rank(Operation op) {
      OperandRange outputs = of(op).outputs();
      return outputs.size() == 0 ? 0 : LinalgOp.shapeOf(outputs.get(0).type()).length;
    }

    @Override
    public int argumentCount(Function<String, @Nullable Attribute> attributes) {
      return inputs(kind(attributes)) + 1;
    }

    private static String kind(Function<String, @Nullable Attribute> attributes) {
      return ((DialectEnumAttr) attributes.apply(KIND)).word();
    }

    private static int inputs(String kind) {
      return LinalgEnums.UNARY_FN.words().contains(kind) ? 1 : LinalgEnums.BINARY_FN.words().contains(kind) ? 2 : 3;
    }

    @Override
    public void fill(
        Block block, Context context, Function<String, @Nullable Attribute> attributes, Consumer<String> warnings) {
      String kind = kind(attributes);
      String arguments = switch (inputs(kind)) {
        case 1 -> "($0)";
        case 2 -> "($0, $1)";
        default -> "($0, $1, $2)";
      };
      NamedStructure.fill(ScalarExpression.parse(kind + arguments), block, context, attributes, warnings);
    }
  }

  private static final class Assembly extends NamedAssembly {
    @Override
    void parseLeading(OpAsmParser parser, OperationState state, List<NamedAttribute> attributes) {
      if (!parser.parseOptionalKeyword(KIND)) {
        throw parser.error("expected 'kind'");
      }
      parser.parsePunctuation("=");
      Attribute kind = parser.parseAttribute();
      if (!(kind instanceof DialectEnumAttr value) || value.enumeration() != LinalgEnums.ELEMENTWISE_KIND) {
        throw parser.error("expected ElementwiseKind attribute");
      }
      attributes.add(new NamedAttribute(KIND, kind));
      super.parseLeading(parser, state, attributes);
    }

    @Override
    void addDefaults(OperationState state, StructuredSyntax.Parts parts) {
      if (state.getAttr(IndexingMaps.NAME) == null) {
        List<Type> outputs = parts.outputs();
        int rank = outputs.isEmpty() ? 0 : LinalgOp.shapeOf(outputs.get(0)).length;
        state.addAttribute(
            IndexingMaps.NAME, IndexingMaps.identities(state.context(), state.operands().size(), rank));
      }
    }

    @Override
    void printLeading(Operation op, OpAsmPrinter printer) {
      ElementwiseOp elementwise = of(op);
      printer.print(' ').print(KIND).print('=').printAttribute(elementwise.kindAttr());
      if (!elementwise.hasDefaultMaps()) {
        printMaps(elementwise.indexingMapsAttr(), printer);
      }
    }
  }
}
