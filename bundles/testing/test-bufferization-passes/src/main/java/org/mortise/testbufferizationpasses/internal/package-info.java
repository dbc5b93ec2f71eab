// SPDX-License-Identifier: Apache-2.0
/** Test passes of bufferization. */
@NullMarked
package org.mortise.testbufferizationpasses.internal;

import org.jspecify.annotations.NullMarked;
