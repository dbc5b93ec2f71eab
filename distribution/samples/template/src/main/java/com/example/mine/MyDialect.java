// SPDX-License-Identifier: Apache-2.0
package com.example.mine;

import org.mortise.ir.Dialect;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** My dialect. Its operations are the classes with {@code @Op}. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "mine")
public final class MyDialect extends MyDialectBase {}
