// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.attributes.LlvmBytecode;
import org.mortise.dialect.llvm.attributes.LlvmForms;
import org.mortise.dialect.llvm.attributes.PoisonAttr;
import org.mortise.dialect.llvm.attributes.UndefAttr;
import org.mortise.dialect.llvm.attributes.ZeroAttr;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.dialect.llvm.types.PointerType;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectBytecode;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.InlineOperations;
import org.osgi.service.component.annotations.Component;

/**
 * LLVM IR as of MLIR 22.1: all types, attributes and operations. Operations have verifiers, but only constants,
 * aggregates, addresses and casts are folded; functions are not inlined.
 */
@Component(service = Dialect.class)
@DialectOperations(namespace = "llvm", constants = {
    LlvmConstraints.class, VectorConstraints.class, MetadataConstraints.class, LlvmForms.class})
public final class LlvmDialect extends LlvmDialectBase {
  private static final String DATA_LAYOUT = "llvm.data_layout";

  @Override
  public DialectBytecode bytecode() {
    return LlvmBytecode.INSTANCE;
  }

  @Override
  public List<FormerOperation> formerOperations() {
    return FormerOps.ALL;
  }

  @Override
  protected List<String> declaredTypes() {
    return LlvmTypes.names();
  }

  @Override
  public Type parseType(AsmParser parser) {
    return LlvmTypes.parse(parser);
  }

  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    if (value instanceof SymbolRefAttr symbol && symbol.isFlat() && type instanceof PointerType pointer) {
      return AddressOfOp.build(builder, location, pointer, symbol).operation();
    }
    if (value instanceof UndefAttr) {
      return UndefOp.build(builder, location, type).operation();
    }
    if (value instanceof PoisonAttr) {
      return PoisonOp.build(builder, location, type).operation();
    }
    if (value instanceof ZeroAttr) {
      return ZeroOp.build(builder, location, type).operation();
    }
    return ConstantOp.isBuildableWith(value, type) ? ConstantOp.build(builder, location, type, value).operation()
        : null;
  }

  @Override
  public @Nullable Diagnostic verifyOperationAttribute(Operation operation, NamedAttribute attribute) {
    if (!attribute.name().equals(DATA_LAYOUT)) {
      return null;
    }
    if (!(attribute.value() instanceof StringAttr layout)) {
      return operation.opError("expected '" + DATA_LAYOUT + "' to be a string attributes");
    }
    String problem = DataLayoutText.verify(layout.value());
    return problem == null ? null : operation.opError("invalid data layout descriptor: " + problem);
  }

  @Override
  public @Nullable Diagnostic verifyArgumentAttribute(Operation function, int argument, NamedAttribute attribute) {
    CallableOpInterface callable = function.getInterface(CallableOpInterface.class);
    String problem = callable == null ? null : ValueAttributes.verifyArgument(
        attribute.name(), attribute.value(), callable.getArgumentTypes(function).get(argument));
    return problem == null ? null : function.error(problem);
  }

  @Override
  public @Nullable Diagnostic verifyResultAttribute(Operation function, int result, NamedAttribute attribute) {
    CallableOpInterface callable = function.getInterface(CallableOpInterface.class);
    String problem = callable == null ? null : ValueAttributes.verifyResult(
        attribute.name(), attribute.value(), callable.getResultTypes(function).get(result));
    return problem == null ? null : function.error(problem);
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineOperations();
  }
}
