// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import org.mortise.ir.Dialect;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** The {@code custom} dialect. Its operations are the classes with {@code @Op}. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "custom")
public final class CustomDialect extends CustomDialectBase {}
