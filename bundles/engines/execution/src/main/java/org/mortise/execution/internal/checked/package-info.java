// SPDX-License-Identifier: Apache-2.0
/** The checked engine: an interpreter in which each buffer has an identity and each byte a state. */
@NullMarked
package org.mortise.execution.internal.checked;

import org.jspecify.annotations.NullMarked;
