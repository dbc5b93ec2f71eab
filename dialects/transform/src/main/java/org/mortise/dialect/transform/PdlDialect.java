// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** Patterns, and the types of their parts, which handles can have. Patterns are read and printed, not applied. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "pdl", constants = PdlConstraints.class)
public final class PdlDialect extends PdlDialectBase {
  static final String OPERATION = "operation";
  static final List<String> ELEMENTS = List.of("attribute", OPERATION, "type", "value");

  @Override
  protected List<String> plainTypes() {
    return ELEMENTS;
  }
}
