// SPDX-License-Identifier: Apache-2.0
/** Passes for tests of dialect conversion. */
@NullMarked
package org.mortise.testpasses.conversion.internal;

import org.jspecify.annotations.NullMarked;

