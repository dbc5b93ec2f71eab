// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.LlvmFunctionType;
import org.mortise.dialect.llvm.types.PointerType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.SymbolUserOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** A function whose implementation is chosen by another function when the program is loaded. */
@Op(name = "llvm.mlir.ifunc", since = "22.1",
    attributes = {
        "sym_name: SYMBOL_NAME", "i_func_type: TYPE", "resolver: FLAT_SYMBOL_REF", "resolver_type: TYPE",
        "linkage: LINKAGE", "dso_local: UNIT?", "address_space: ADDRESS_SPACE = NO_ADDRESS_SPACE",
        "unnamed_addr: UNNAMED_ADDRESS = DEFAULT_VISIBILITY", "visibility_: VISIBILITY = DEFAULT_VISIBILITY"
    },
    traits = {"ISOLATED_FROM_ABOVE", "SYMBOL"},
    implementations = IFuncOp.Resolver.class)
public final class IFuncOp extends IFuncOpBase {
  IFuncOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    return switch (linkageAttr().linkage()) {
      case EXTERNAL, INTERNAL, PRIVATE, WEAK, WEAK_ODR, LINKONCE, LINKONCE_ODR -> null;
      default -> opError("'" + linkageAttr().linkage().keyword() + "' linkage not supported in ifuncs, available "
          + "options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage");
    };
  }

  /** Requires a resolver that is defined and returns a pointer. */
  static final class Resolver implements SymbolUserOpInterface {
    @Override
    public @Nullable Diagnostic verifySymbolUses(Operation op, SymbolTables symbolTables) {
      Operation symbol = LlvmModules.lookup(op, of(op).resolverAttr(), symbolTables);
      FuncOp resolver = FuncOp.of(symbol);
      if (resolver == null) {
        return AliasOp.of(symbol) != null ? null : op.opError("must have a function resolver");
      }
      LlvmFunctionType type = resolver.type();
      if (resolver.body().isEmpty()) {
        return op.opError("resolver must be a definition");
      }
      return type.returnType() instanceof PointerType ? null : op.opError("resolver must return a pointer");
    }
  }

  /** {@code external hidden unnamed_addr @name : type, type @resolver {...}}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      LeadingKeywords.parseLinkage(parser, state);
      NumberedWords.VISIBILITY.parseLeading(parser, state);
      NumberedWords.UNNAMED_ADDRESS.parseLeading(parser, state);
      state.addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(parser.context(), parser.parseSymbolName()));
      parser.parsePunctuation(":");
      state.addAttribute("i_func_type", TypeAttr.of(parser.parseType()));
      parser.parsePunctuation(",");
      state.addAttribute("resolver_type", TypeAttr.of(parser.parseType()));
      state.addAttribute("resolver", parser.parseAttribute(SymbolRefAttr.class, null));
      LeadingKeywords.addAttributes(parser, state, parser.parseOptionalAttrDict());
    }

    @Override
    public String template() {
      return " external $@name : $type, !llvm.ptr $@resolver";
    }

    @Override
    public void print(Operation operation, OpAsmPrinter printer) {
      IFuncOp op = of(operation);
      printer.print(' ');
      LeadingKeywords.print(printer, op.linkageAttr().linkage(), null);
      NumberedWords.VISIBILITY.printLeading(operation, printer);
      NumberedWords.UNNAMED_ADDRESS.printLeading(operation, printer);
      printer.printSymbolName(op.symNameAttr().value()).print(" : ").printType(op.iFuncTypeAttr().value());
      printer.print(", ").printType(op.resolverTypeAttr().value()).print(' ').printAttribute(op.resolverAttr());
      boolean isDefault = op.addressSpaceAttr().longValue() == 0;
      printer.printOptionalAttrDict(
          operation, SymbolTable.SYMBOL_NAME, "i_func_type", "resolver", "resolver_type", LeadingKeywords.LINKAGE,
          NumberedWords.UNNAMED_ADDRESS.attribute(), NumberedWords.VISIBILITY.attribute(),
          isDefault ? "address_space" : LeadingKeywords.LINKAGE);
    }
  }
}
