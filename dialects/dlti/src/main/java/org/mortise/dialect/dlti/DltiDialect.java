// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** Describes the data layout of types and the properties of the target: attributes without operations. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "dlti")
public final class DltiDialect extends DltiDialectBase {
  @Override
  public @Nullable Diagnostic verifyOperationAttribute(Operation operation, NamedAttribute attribute) {
    return SpecVerifier.verify(operation, attribute);
  }
}
