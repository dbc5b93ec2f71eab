// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.interfaces.ranges.ReductionKind;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.VectorType;

/** {@code {indexing_maps = [...], iterator_types = ["parallel"]} %lhs, %rhs, %acc {...} : types into type}. */
final class ContractAssembly implements OpAssembly {
  private static final String MAPS = "indexing_maps";
  private static final String ITERATORS = "iterator_types";
  private static final String KIND = "kind";

  @Override
  public String template() {
    return " {indexing_maps = [$maps], iterator_types = [$kinds]} $%lhs, $%rhs, $%acc : $lhsType,"
        + " $rhsType into $type";
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    int position = parser.position();
    DictionaryAttr attributes = parser.parseAttribute(DictionaryAttr.class, null);
    UnresolvedOperand lhs = parser.parseOperand();
    parser.parsePunctuation(",");
    UnresolvedOperand rhs = parser.parseOperand();
    parser.parsePunctuation(",");
    UnresolvedOperand acc = parser.parseOperand();
    List<UnresolvedOperand> masks = new ArrayList<>(0);
    while (parser.parseOptionalPunctuation(",")) {
      masks.add(parser.parseOperand());
    }
    parser.parseOptionalAttrDict(state);
    int typePosition = parser.position();
    List<Type> types = new ArrayList<>(2);
    parser.parseColonTypeList(types);
    parser.parseKeyword("into");
    Type result = parser.parseType();
    if (types.size() < 2) {
      throw parser.error(typePosition, "requires two types");
    }
    Type lhsType = types.get(0);
    Type rhsType = types.get(1);
    state.addOperand(parser.resolveOperand(lhs, lhsType));
    state.addOperand(parser.resolveOperand(rhs, rhsType));
    state.addOperand(parser.resolveOperand(acc, result));
    state.addResultType(result);
    state.addAttributes(attributes);
    state.addAttribute(ITERATORS, iteratorTypes(parser, position, attributes.get(ITERATORS)));
    if (state.getAttr(KIND) == null) {
      state.addAttribute(KIND, CombiningKindAttr.of(parser.context(), ReductionKind.ADD));
    }
    resolveMasks(parser, masks, lhsType, rhsType, state);
  }

  /** The words become attributes of the dialect. */
  private static Attribute iteratorTypes(OpAsmParser parser, int position, @Nullable Attribute words) {
    if (!(words instanceof ArrayAttr array)) {
      throw parser.error(position, "expected " + ITERATORS + " array attribute");
    }
    Attribute[] types = new Attribute[array.size()];
    for (int i = 0; i < types.length; i++) {
      String word = array.get(i) instanceof StringAttr string ? string.value() : "";
      types[i] = switch (word) {
        case "parallel" -> IteratorTypeAttr.of(parser.context(), IteratorTypeAttr.Kind.PARALLEL);
        case "reduction" -> IteratorTypeAttr.of(parser.context(), IteratorTypeAttr.Kind.REDUCTION);
        default -> throw parser.error(position, "unexpected iterator_type (" + word + ")");
      };
    }
    return ArrayAttr.of(parser.context(), types);
  }

  /** Adds additional operands, formerly masks of the factors, which the verifier rejects. */
  private static void resolveMasks(
      OpAsmParser parser, List<UnresolvedOperand> masks, Type lhs, Type rhs, OperationState state) {
    if (masks.isEmpty()) {
      return;
    }
    if (masks.size() != 2) {
      throw parser.error(parser.namePosition(), "expected zero or exactly 2 vector mask operands");
    }
    if (!(lhs instanceof VectorType lhsVector) || !(rhs instanceof VectorType rhsVector)) {
      throw parser.error(parser.namePosition(), "expected vector type");
    }
    state.addOperand(parser.resolveOperand(masks.get(0), VectorTypes.maskOf(lhsVector)));
    state.addOperand(parser.resolveOperand(masks.get(1), VectorTypes.maskOf(rhsVector)));
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    ContractOp contract = ContractOp.of(op);
    List<NamedAttribute> attributes = new ArrayList<>(3);
    attributes.add(new NamedAttribute(MAPS, contract.indexingMapsAttr()));
    attributes.add(new NamedAttribute(ITERATORS, words(contract.iteratorTypesAttr())));
    attributes.add(new NamedAttribute(KIND, contract.kindAttr()));
    printer.printAttrDict(attributes);
    printer.print(' ').printOperands(List.of(contract.lhs(), contract.rhs(), contract.acc()));
    printer.printOptionalAttrDict(op, MAPS, ITERATORS, KIND);
    printer.print(" : ").printTypesOf(List.of(contract.lhs(), contract.rhs()));
    printer.print(" into ").printType(contract.result().type());
  }

  private static Attribute words(ArrayAttr types) {
    Attribute[] words = new Attribute[types.size()];
    for (int i = 0; i < words.length; i++) {
      words[i] = StringAttr.of(types.context(), ((IteratorTypeAttr) types.get(i)).value().keyword());
    }
    return ArrayAttr.of(types.context(), words);
  }
}
