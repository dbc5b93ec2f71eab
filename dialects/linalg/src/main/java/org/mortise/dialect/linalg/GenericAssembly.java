// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code {indexing_maps = [...], iterator_types = [...]} ins(%a : t) outs(%b : t) attrs = {...} {...} -> t}. */
final class GenericAssembly implements OpAssembly {
  private static final String ITERATOR_TYPES = "iterator_types";
  private static final String[] STRUCTURE =
      {"doc", "indexing_maps", "library_call", ITERATOR_TYPES, OpSchema.OPERAND_SEGMENT_SIZES};

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    int position = parser.position();
    DictionaryAttr structure = parser.parseAttribute(DictionaryAttr.class, null);
    if (!(structure.get(ITERATOR_TYPES) instanceof ArrayAttr names)) {
      throw parser.error(position, "expected \"iterator_types\" array attribute");
    }
    StructuredSyntax.Parts parts =
        StructuredSyntax.parse(parser, state, structure.with(ITERATOR_TYPES, iteratorTypes(parser, names)), true);
    if (parser.parseOptionalKeyword("attrs")) {
      parser.parsePunctuation("=");
      parser.parseOptionalAttrDict(state);
    }
    parser.parseRegion(state.addRegion(), RegionOptions.PLAIN);
    List<Type> results = new ArrayList<>(1);
    parser.parseOptionalArrowTypeList(results);
    state.addResultTypes(results);
  }

  private static Attribute iteratorTypes(OpAsmParser parser, ArrayAttr names) {
    List<Attribute> types = new ArrayList<>(names.size());
    for (Attribute each : names.elements()) {
      String name = each instanceof StringAttr text ? text.value() : each.toString();
      if (!LinalgEnums.ITERATOR_TYPE.words().contains(name)) {
        throw parser.error("unexpected iterator_type (" + name + ")");
      }
      types.add(LinalgEnums.ITERATOR_TYPE.of(parser.context(), name));
    }
    return ArrayAttr.of(parser.context(), types);
  }

  @Override
  public String template() {
    return " {indexing_maps = [$maps], iterator_types = [$iterators]}"
        + " ins($%inputs : $types) outs($%outputs : $types) {}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    List<NamedAttribute> structure = new ArrayList<>(4);
    boolean hasMore = false;
    for (NamedAttribute each : op.attributes().entries()) {
      if (each.name().equals(ITERATOR_TYPES)) {
        structure.add(new NamedAttribute(ITERATOR_TYPES, names((ArrayAttr) each.value())));
      } else if (List.of(STRUCTURE).contains(each.name())) {
        if (!each.name().equals(OpSchema.OPERAND_SEGMENT_SIZES)) {
          structure.add(each);
        }
      } else {
        hasMore = true;
      }
    }
    printer.printAttrDict(structure);
    GenericOp generic = GenericOp.of(op);
    StructuredSyntax.printOperands(generic.inputs(), generic.outputs(), printer);
    if (hasMore) {
      printer.print(" attrs = ");
      printer.printOptionalAttrDict(op, STRUCTURE);
    }
    if (!generic.region().isEmpty()) {
      printer.print(' ');
      printer.printRegion(generic.region(), true, true);
    }
    StructuredSyntax.printResultTypes(op, printer);
  }

  private static ArrayAttr names(ArrayAttr types) {
    List<Attribute> names = new ArrayList<>(types.size());
    for (Attribute each : types.elements()) {
      names.add(StringAttr.of(types.context(), ((DialectEnumAttr) each).word()));
    }
    return ArrayAttr.of(types.context(), names);
  }
}
