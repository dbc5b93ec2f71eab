// SPDX-License-Identifier: Apache-2.0
/** How operations of the index dialect are executed. */
@NullMarked
package org.mortise.dialect.index.execution;

import org.jspecify.annotations.NullMarked;
