// SPDX-License-Identifier: Apache-2.0
/** How operations of the bufferization dialect are executed. */
@NullMarked
package org.mortise.dialect.bufferization.execution;

import org.jspecify.annotations.NullMarked;
