// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import com.google.auto.service.AutoService;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.function.FunctionAssembly;
import org.mortise.ir.function.FunctionLike;
import org.mortise.ir.function.FunctionVerifier;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.FunctionType;
import org.osgi.service.component.annotations.Component;

/** A function, or the declaration of one if it has no body. */
public final class FuncOp {
  public static final String NAME = "func.func";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .attribute(SymbolTable.SYMBOL_NAME, AttributeConstraints.STRING)
      .attribute(FunctionLike.FUNCTION_TYPE, AttributeConstraints.FUNCTION_TYPE)
      .optionalAttribute(SymbolTable.VISIBILITY, AttributeConstraints.STRING)
      .optionalAttribute(FunctionLike.ARG_ATTRS, AttributeConstraints.DICTIONARY_ARRAY)
      .optionalAttribute(FunctionLike.RES_ATTRS, AttributeConstraints.DICTIONARY_ARRAY)
      .region("body", RegionSpec.Shape.ANY)
      .traits(Trait.AFFINE_SCOPE, Trait.AUTOMATIC_ALLOCATION_SCOPE, Trait.ISOLATED_FROM_ABOVE, Trait.SYMBOL)
      .defaultDialect(FuncDialect.NAMESPACE)
      .assembly(new FunctionAssembly())
      .verifier(new FunctionVerifier())
      .build();

  private final Operation op;

  private FuncOp(Operation op) {
    this.op = op;
  }

  /** Makes a function without a body. */
  public static FuncOp create(OpBuilder builder, Location location, String name, FunctionType type) {
    OperationState state = builder.state(location, NAME)
        .addAttribute(SymbolTable.SYMBOL_NAME, StringAttr.of(builder.context(), name))
        .addAttribute(FunctionLike.FUNCTION_TYPE, TypeAttr.of(type));
    state.addRegion();
    return new FuncOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static FuncOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new FuncOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public String name() {
    return SymbolTable.getSymbolName(op);
  }

  public FunctionType type() {
    return FunctionLike.functionType(op);
  }

  public Region body() {
    return op.region(0);
  }

  public boolean isDeclaration() {
    return body().isEmpty();
  }

  public void setVisibility(SymbolTable.Visibility visibility) {
    if (visibility == SymbolTable.Visibility.PUBLIC) {
      op.removeAttr(SymbolTable.VISIBILITY);
    } else {
      String word = visibility == SymbolTable.Visibility.PRIVATE ? "private" : "nested";
      op.setAttr(SymbolTable.VISIBILITY, StringAttr.of(op.context(), word));
    }
  }

  /** Gives a declaration an entry block with the arguments of the signature. */
  public Block addEntryBlock() {
    Block entry = body().addBlock();
    entry.addArguments(type().inputs(), op.location());
    return entry;
  }

  /** Its signature and attributes, for everybody. */
  @Component(service = {FunctionOpInterface.class, CallableOpInterface.class})
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Function extends FunctionLike {}
}
