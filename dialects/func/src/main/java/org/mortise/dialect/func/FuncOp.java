// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.function.FunctionAssembly;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.interfaces.function.FunctionVerifier;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.FunctionType;

/** Defines a function, or declares it if there is no body. */
@Op(name = "func.func",
    attributes = {
        "sym_name: STRING",
        "function_type: FUNCTION_TYPE",
        "sym_visibility: STRING?",
        "arg_attrs: DICTIONARY_ARRAY?",
        "res_attrs: DICTIONARY_ARRAY?",
        "no_inline: UNIT? since 22.1"
    },
    regions = "body",
    traits = {"AFFINE_SCOPE", "AUTOMATIC_ALLOCATION_SCOPE", "ISOLATED_FROM_ABOVE", "SYMBOL"},
    implementations = {FunctionLike.class, FuncBufferization.class})
public final class FuncOp extends FuncOpBase {
  FuncOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.defaultDialect(FuncDialect.NAMESPACE);
    op.assembly(new FunctionAssembly());
    op.verifier(new FunctionVerifier());
  }

  /** Creates a function without a body. */
  public static FuncOp create(OpBuilder builder, Location location, String name, FunctionType type) {
    return create(builder, location, StringAttr.of(builder.context(), name), TypeAttr.of(type));
  }

  /** Returns the name of the function. */
  public String name() {
    return symNameAttr().value();
  }

  /** Returns the signature. */
  public FunctionType type() {
    return (FunctionType) functionTypeAttr().value();
  }

  /** Returns whether the function has no body. */
  public boolean isDeclaration() {
    return body().isEmpty();
  }

  /** Sets the visibility. */
  public void setVisibility(SymbolTable.Visibility visibility) {
    if (visibility == SymbolTable.Visibility.PUBLIC) {
      setSymVisibilityAttr(null);
    } else {
      String word = visibility == SymbolTable.Visibility.PRIVATE ? "private" : "nested";
      setSymVisibilityAttr(StringAttr.of(context(), word));
    }
  }

  /** Adds an entry block with the arguments of the signature to a declaration. */
  public Block addEntryBlock() {
    Block entry = body().addBlock();
    entry.addArguments(type().inputs(), location());
    return entry;
  }
}
