// SPDX-License-Identifier: Apache-2.0
package com.example.hlo;

import org.mortise.ir.Dialect;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** The {@code lhlo} dialect, on buffers. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "lhlo")
public final class LhloDialect extends LhloDialectBase {}
