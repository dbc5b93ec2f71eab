// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Context;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;

/**
 * The bounds {@code (0, max(%i, %j + 1))} of {@code affine.parallel}: one map, whose results are grouped by dimension.
 */
final class BoundGroups {
  private final List<AffineExpr> results = new ArrayList<>(4);
  private final List<Integer> sizes = new ArrayList<>(4);
  private final Map<Value, AffineExpr> dims = new LinkedHashMap<>();
  private final Map<Value, AffineExpr> symbols = new LinkedHashMap<>();

  private BoundGroups() {}

  /** Parses bounds, adds their values to the operands, and sets the attributes of these names. */
  static void parse(OpAsmParser parser, OperationState state, String keyword, String mapName, String groupsName) {
    BoundGroups bounds = new BoundGroups();
    parser.parsePunctuation("(");
    if (!parser.parseOptionalPunctuation(")")) {
      do {
        bounds.parseGroup(parser, keyword);
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation(")");
    }
    state.addOperands(List.copyOf(bounds.dims.keySet()));
    state.addOperands(List.copyOf(bounds.symbols.keySet()));
    Context context = state.context();
    AffineMap map = AffineMap.of(bounds.dims.size(), bounds.symbols.size(), bounds.results);
    state.addAttribute(mapName, AffineMapAttr.of(context, map));
    state.addAttribute(groupsName, sizes(context, bounds.sizes));
  }

  static DenseElementsAttr sizes(Context context, List<Integer> sizes) {
    RankedTensorType type = RankedTensorType.of(new long[] {sizes.size()}, IntegerType.of(context, 32));
    return DenseNumbersAttr.ofLongs(type, sizes.stream().mapToLong(Integer::longValue).toArray());
  }

  private void parseGroup(OpAsmParser parser, String keyword) {
    List<UnresolvedOperand> groupDims = new ArrayList<>(2);
    List<UnresolvedOperand> groupSymbols = new ArrayList<>(2);
    List<AffineExpr> group = parser.parseOptionalKeyword(keyword)
        ? parser.parseAffineMapOfValues(groupDims, groupSymbols, Delimiter.PAREN).results()
        : List.of(parser.parseAffineExprOfValues(groupDims, groupSymbols));
    List<AffineExpr> dimLeaves = new ArrayList<>(groupDims.size());
    for (UnresolvedOperand value : groupDims) {
      dimLeaves.add(dims.computeIfAbsent(resolve(parser, value), key -> AffineExpr.dim(dims.size())));
    }
    List<AffineExpr> symbolLeaves = new ArrayList<>(groupSymbols.size());
    for (UnresolvedOperand value : groupSymbols) {
      symbolLeaves.add(symbols.computeIfAbsent(resolve(parser, value), key -> AffineExpr.symbol(symbols.size())));
    }
    for (AffineExpr result : group) {
      results.add(result.replaceDimsAndSymbols(dimLeaves, symbolLeaves));
    }
    sizes.add(group.size());
  }

  private static Value resolve(OpAsmParser parser, UnresolvedOperand value) {
    return parser.resolveOperand(value, IndexType.of(parser.context()));
  }

  /** Returns for each group its results of {@code map}. */
  static List<AffineMap> mapsOf(AffineMap map, DenseElementsAttr groups) {
    List<AffineMap> maps = new ArrayList<>();
    int next = 0;
    for (int size : sizesOf(groups)) {
      maps.add(AffineMap.of(map.dimCount(), map.symbolCount(), map.results().subList(next, next + size)));
      next += size;
    }
    return maps;
  }

  static int[] sizesOf(DenseElementsAttr groups) {
    int[] sizes = new int[(int) groups.numElements()];
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = (int) ((IntegerAttr) groups.elementAt(groups.isSplat() ? 0 : i)).longValue();
    }
    return sizes;
  }

  static void print(
      AffineMap map, DenseElementsAttr groups, List<? extends Value> operands, String keyword, OpAsmPrinter printer) {
    printer.print('(');
    int next = 0;
    String separator = "";
    for (int size : sizesOf(groups)) {
      printer.print(separator);
      separator = ", ";
      List<AffineExpr> group = map.results().subList(next, next + size);
      next += size;
      if (size == 1) {
        new ValueExpressions(operands, map.dimCount(), printer).print(group.get(0));
        continue;
      }
      printer.print(keyword).print('(');
      ValueExpressions.print(AffineMap.of(map.dimCount(), map.symbolCount(), group), operands, printer);
      printer.print(')');
    }
    printer.print(')');
  }
}
