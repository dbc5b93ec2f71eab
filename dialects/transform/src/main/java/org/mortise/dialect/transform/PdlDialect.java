// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** The types of patterns, which handles can have. The operations of patterns are not defined. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "pdl")
public final class PdlDialect extends PdlDialectBase {
  static final String OPERATION = "operation";
  static final List<String> ELEMENTS = List.of("attribute", OPERATION, "type", "value");

  @Override
  protected List<String> plainTypes() {
    return ELEMENTS;
  }
}
