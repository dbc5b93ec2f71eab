// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.NoneType;

/** Shape functions, and the operations whose results' shapes they compute. */
@Op(name = "shape.function_library",
    attributes = {"sym_name: SYMBOL_NAME", "sym_visibility: STRING?", "mapping: DICTIONARY"},
    regions = "body",
    traits = {
        "AFFINE_SCOPE", "ISOLATED_FROM_ABOVE", "NO_REGION_ARGUMENTS", "SYMBOL_TABLE", "SYMBOL", "NO_TERMINATOR",
        "SINGLE_BLOCK"
    })
public final class FunctionLibraryOp extends FunctionLibraryOpBase {
  FunctionLibraryOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.defaultDialect(ShapeDialect.NAMESPACE);
    op.assembly(new Assembly());
  }

  /** {@code @name attributes {...} {...} mapping {operation = @function}}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public String template() {
      return " $@name {} mapping {$operation = $@function}";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      int position = parser.position();
      String name = parser.parseOptionalSymbolName();
      if (name == null) {
        throw parser.error(position, "expected valid '@'-identifier for symbol name");
      }
      state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(state.context(), name));
      parser.parseOptionalAttrDictWithKeyword(state);
      parser.parseRegion(state.addRegion(), RegionOptions.PLAIN);
      parser.parseKeyword("mapping");
      position = parser.position();
      Attribute mapping = parser.parseAttribute(NoneType.of(parser.context()));
      if (!(mapping instanceof DictionaryAttr)) {
        throw parser.error(position, "invalid kind of attribute specified");
      }
      state.addAttribute("mapping", mapping);
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      FunctionLibraryOp library = FunctionLibraryOp.of(op);
      printer.print(' ').printSymbolName(library.symNameAttr().value());
      printer.printOptionalAttrDictWithKeyword(op, SymbolTable.SYMBOL_NAME, "mapping").print(' ');
      printer.printRegion(library.body(), false, false);
      printer.print(" mapping ").printAttributeWithoutType(library.mappingAttr());
    }
  }
}
