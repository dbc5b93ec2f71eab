// SPDX-License-Identifier: Apache-2.0
package com.example.hlo;

import org.mortise.ir.Dialect;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** The {@code hlo} dialect, on tensors and tuples of tensors. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "hlo")
public final class HloDialect extends HloDialectBase {}
