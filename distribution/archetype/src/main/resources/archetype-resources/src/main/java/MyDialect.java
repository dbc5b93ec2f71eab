// SPDX-License-Identifier: Apache-2.0
package ${package};

import org.mortise.ir.Dialect;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** The dialect {@code ${dialect}}. Its operations are the classes with {@code @Op}. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "${dialect}")
public final class MyDialect extends MyDialectBase {}
