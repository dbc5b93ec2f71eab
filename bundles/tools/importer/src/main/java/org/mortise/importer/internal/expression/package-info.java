// SPDX-License-Identifier: Apache-2.0
/** The expressions of dialect files: which types and attributes a constraint accepts. */
@NullMarked
package org.mortise.importer.internal.expression;

import org.jspecify.annotations.NullMarked;
