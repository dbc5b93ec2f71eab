// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.llvm.attributes.LinkageAttr;
import org.mortise.dialect.llvm.types.ArrayType;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;

/**
 * {@code internal hidden thread_local unnamed_addr constant @name(value) comdat(@s::@t) {...} : type {...}}. MLIR
 * parses {@code unnamed_addr} only before {@code thread_local} but prints it after; this parser accepts both.
 */
final class GlobalAssembly implements OpAssembly {
  private static final String TYPE = "global_type";
  private static final String CONSTANT = "constant";
  private static final String THREAD_LOCAL = "thread_local";
  private static final String THREAD_LOCAL_ATTRIBUTE = "thread_local_";
  private static final String VALUE = "value";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    LeadingKeywords.parseLinkage(parser, state);
    NumberedWords.VISIBILITY.parseLeading(parser, state);
    NumberedWords.UNNAMED_ADDRESS.parseLeading(parser, state);
    if (parser.parseOptionalKeyword(THREAD_LOCAL)) {
      state.addAttribute(THREAD_LOCAL_ATTRIBUTE, UnitAttr.of(parser.context()));
      NumberedWords.UNNAMED_ADDRESS.parseLater(parser, state);
    }
    if (parser.parseOptionalKeyword(CONSTANT)) {
      state.addAttribute(CONSTANT, UnitAttr.of(parser.context()));
    }
    state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(parser.context(), parser.parseSymbolName()));
    parser.parsePunctuation("(");
    if (!parser.parseOptionalPunctuation(")")) {
      state.addAttribute(VALUE, parser.parseAttribute());
      parser.parsePunctuation(")");
    }
    LeadingKeywords.parseComdat(parser, state);
    DictionaryAttr attributes = parser.parseOptionalAttrDict();
    List<Type> types = new ArrayList<>(1);
    if (parser.parseOptionalPunctuation(":")) {
      parser.parseTypeList(types);
    }
    parseInitializer(parser, state, types);
    LeadingKeywords.addAttributes(parser, state, attributes);
  }

  private static void parseInitializer(OpAsmParser parser, OperationState state, List<Type> types) {
    if (types.size() > 1) {
      throw parser.error(parser.namePosition(), "expected zero or one type");
    }
    Region initializer = state.addRegion();
    if (types.isEmpty()) {
      state.addAttribute(TYPE, TypeAttr.of(typeOfText(parser, state)));
      return;
    }
    parser.parseOptionalRegion(initializer, RegionOptions.PLAIN);
    state.addAttribute(TYPE, TypeAttr.of(types.get(0)));
  }

  private static Type typeOfText(OpAsmParser parser, OperationState state) {
    if (!(state.getAttr(VALUE) instanceof StringAttr text)) {
      throw parser.error(parser.namePosition(), "type can only be omitted for string globals");
    }
    return ArrayType.of(IntegerType.of(parser.context(), Byte.SIZE), text.value().length());
  }

  @Override
  public String template() {
    return " $@name($value) : $type";
  }

  @Override
  public void print(Operation operation, OpAsmPrinter printer) {
    printer.print(' ');
    LeadingKeywords.print(printer, operation.getAttr(LeadingKeywords.LINKAGE, LinkageAttr.class).linkage(), null);
    NumberedWords.VISIBILITY.printLeading(operation, printer);
    printer.print(operation.getAttr(THREAD_LOCAL_ATTRIBUTE) == null ? "" : THREAD_LOCAL + ' ');
    NumberedWords.UNNAMED_ADDRESS.printLeading(operation, printer);
    printer.print(operation.getAttr(CONSTANT) == null ? "" : CONSTANT + ' ');
    printer.printSymbolName(operation.getAttr(SymbolTable.SYMBOL_NAME, StringAttr.class).value()).print('(');
    if (operation.getAttr(VALUE) != null) {
      printer.printAttribute(operation.getAttr(VALUE));
    }
    printer.print(')');
    LeadingKeywords.printComdat(printer, operation.getAttr(ComdatUser.COMDAT, SymbolRefAttr.class));
    printer.printOptionalAttrDict(
        operation, SymbolTable.SYMBOL_NAME, TYPE, CONSTANT, VALUE, LeadingKeywords.LINKAGE,
        NumberedWords.UNNAMED_ADDRESS.attribute(), THREAD_LOCAL_ATTRIBUTE, NumberedWords.VISIBILITY.attribute(),
        ComdatUser.COMDAT);
    if (operation.getAttr(VALUE) instanceof StringAttr) {
      return;
    }
    printer.print(" : ").printAttribute(operation.getAttr(TYPE));
    Region initializer = operation.region(0);
    if (!initializer.isEmpty()) {
      printer.print(' ').printRegion(initializer, false, true);
    }
  }
}
