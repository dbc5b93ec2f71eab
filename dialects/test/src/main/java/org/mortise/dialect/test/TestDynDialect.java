// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.Dialect;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** A dialect that MLIR defines at run time for tests. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "test_dyn", constants = TestConstraints.class)
public final class TestDynDialect extends TestDynDialectBase {}
