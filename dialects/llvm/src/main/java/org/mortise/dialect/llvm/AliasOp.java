// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.dialect.llvm.types.PointerType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Gives a second name to a global variable or a function, or to a place in it. */
@Op(name = "llvm.mlir.alias", since = "22.1",
    attributes = {
        "alias_type: TYPE", "sym_name: STRING", "linkage: LINKAGE", "dso_local: UNIT?", "thread_local_: UNIT?",
        "unnamed_addr: UNNAMED_ADDRESS?", "visibility_: VISIBILITY = DEFAULT_VISIBILITY"
    },
    regions = "initializer: ONE_BLOCK",
    traits = {"ISOLATED_FROM_ABOVE", "SYMBOL"},
    implicitTerminator = "llvm.return")
public final class AliasOp extends AliasOpBase {
  private static final String TYPE_ATTRIBUTE = "alias_type";
  private static final String THREAD_LOCAL = "thread_local";
  private static final String THREAD_LOCAL_ATTRIBUTE = "thread_local_";

  AliasOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    if (!LlvmTypes.isPointee(aliasTypeAttr().value())) {
      return opError("expects type to be a valid element type for an LLVM global alias");
    }
    return switch (linkageAttr().linkage()) {
      case EXTERNAL, INTERNAL, PRIVATE, WEAK, WEAK_ODR, LINKONCE, LINKONCE_ODR, AVAILABLE_EXTERNALLY -> null;
      default -> opError("'" + linkageAttr().linkage().keyword() + "' linkage not supported in aliases, available "
          + "options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally");
    };
  }

  @Nullable Diagnostic verifyRegions() {
    ReturnOp end = ReturnOp.of(initializer().first().last());
    if (end.arg() == null || !(end.arg().type() instanceof PointerType)) {
      return opError("initializer region must always return a pointer");
    }
    for (Operation op = initializer().first().first(); op != null; op = op.next()) {
      List<MemoryEffect> effects = MemoryEffects.of(op);
      if (effects == null || !effects.isEmpty()) {
        return op.error("ops with side effects are not allowed in alias initializers");
      }
    }
    return null;
  }

  /** {@code internal hidden thread_local unnamed_addr @name {...} : type {...}}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      LeadingKeywords.parseLinkage(parser, state);
      NumberedWords.VISIBILITY.parseLeading(parser, state);
      if (parser.parseOptionalKeyword(THREAD_LOCAL)) {
        state.addAttribute(THREAD_LOCAL_ATTRIBUTE, UnitAttr.of(parser.context()));
      }
      NumberedWords.UNNAMED_ADDRESS.parseLeading(parser, state);
      state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(parser.context(), parser.parseSymbolName()));
      DictionaryAttr attributes = parser.parseOptionalAttrDict();
      state.addAttribute(TYPE_ATTRIBUTE, TypeAttr.of(parser.parseColonType()));
      parser.parseRegion(state.addRegion(), RegionOptions.PLAIN);
      LeadingKeywords.addAttributes(parser, state, attributes);
    }

    @Override
    public String template() {
      return " external $@name : $type {}";
    }

    @Override
    public void print(Operation operation, OpAsmPrinter printer) {
      AliasOp op = of(operation);
      printer.print(' ');
      LeadingKeywords.print(printer, op.linkageAttr().linkage(), null);
      NumberedWords.VISIBILITY.printLeading(operation, printer);
      printer.print(op.threadLocalAttr() == null ? "" : THREAD_LOCAL + ' ');
      NumberedWords.UNNAMED_ADDRESS.printLeading(operation, printer);
      printer.printSymbolName(op.symNameAttr().value());
      printer.printOptionalAttrDict(
          operation, SymbolTable.SYMBOL_NAME, TYPE_ATTRIBUTE, LeadingKeywords.LINKAGE,
          NumberedWords.UNNAMED_ADDRESS.attribute(), THREAD_LOCAL_ATTRIBUTE, NumberedWords.VISIBILITY.attribute());
      printer.print(" : ").printType(op.aliasTypeAttr().value()).print(' ');
      printer.printRegion(op.initializer(), false, true);
    }
  }
}
