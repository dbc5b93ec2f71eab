// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.testing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Dialect;
import org.mortise.ir.definition.OpDefinition;

/** A test dialect with operations in one namespace. */
public class DeclaredDialect extends Dialect {
  private final String namespace;
  private final Map<String, OpDefinition> definitions = new LinkedHashMap<>();

  /** Creates a dialect with at least one operation; the name of the first one determines the namespace. */
  public DeclaredDialect(OpDefinition... operations) {
    String first = operations[0].name();
    this.namespace = first.substring(0, first.indexOf('.'));
    for (OpDefinition operation : operations) {
      definitions.put(operation.name(), operation);
    }
  }

  @Override
  public String namespace() {
    return namespace;
  }

  @Override
  public List<String> operationNames() {
    return List.copyOf(definitions.keySet());
  }

  @Override
  public @Nullable OpDefinition operation(String name) {
    return definitions.get(name);
  }
}
