// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.dialect.llvm.attributes.LlvmAttributes;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** LLVM IR: all types and attributes. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "llvm")
public final class LlvmDialect extends LlvmDialectBase {
  @Override
  public Type parseType(AsmParser parser) {
    return LlvmTypes.parse(parser);
  }

  @Override
  public Attribute parseAttribute(AsmParser parser, Type type) {
    return LlvmAttributes.parse(parser);
  }
}
