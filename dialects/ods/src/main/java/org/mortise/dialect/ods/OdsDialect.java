// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import org.mortise.ir.Dialect;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** Definitions of dialects as ODS states them. They have an effect only when they are loaded. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "ods")
public final class OdsDialect extends OdsDialectBase {}
