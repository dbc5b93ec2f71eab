// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.test.attributes.TestAttributes;
import org.mortise.dialect.test.types.TestTypes;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectBytecode;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Interned;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/**
 * Test operations, types and attributes, as in MLIR's test dialect. Unknown operations of the namespace are accepted.
 */
@Component(service = Dialect.class)
@DialectOperations(
    namespace = "test",
    constants = {TestConstraints.class, TraitOps.class, PropertyOps.class})
public final class TestDialect extends TestDialectBase {
  @Override
  public boolean allowsUnknownOperations() {
    return true;
  }

  @Override
  public Type parseType(AsmParser parser) {
    return TestTypes.parse(parser);
  }

  @Override
  public Attribute parseAttribute(AsmParser parser, Type type) {
    return TestAttributes.parse(parser, type);
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new TestInliner();
  }

  @Override
  public DialectBytecode bytecode() {
    return TestBytecode.INSTANCE;
  }

  @Override
  public boolean hasResources() {
    return true;
  }

  @Override
  public @Nullable String aliasOf(Interned uniqued) {
    return SuggestedAliases.of(uniqued);
  }

  @Override
  public @Nullable Diagnostic verifyArgumentAttribute(Operation function, int argument, NamedAttribute attribute) {
    return verify(function, attribute);
  }

  @Override
  public @Nullable Diagnostic verifyResultAttribute(Operation function, int result, NamedAttribute attribute) {
    return verify(function, attribute);
  }

  private static @Nullable Diagnostic verify(Operation function, NamedAttribute attribute) {
    return attribute.name().equals("test.invalid_attr")
        ? function.error("invalid to use 'test.invalid_attr'") : null;
  }

  @Override
  public Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return ConstantOp.build(builder, location, type, value).operation();
  }
}
