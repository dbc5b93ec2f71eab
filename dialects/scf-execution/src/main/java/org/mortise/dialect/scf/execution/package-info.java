// SPDX-License-Identifier: Apache-2.0
/** How operations of the scf dialect are executed. */
@NullMarked
package org.mortise.dialect.scf.execution;

import org.jspecify.annotations.NullMarked;
