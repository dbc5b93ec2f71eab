// SPDX-License-Identifier: Apache-2.0
/** How operations of the bufferization dialect are executed. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.bufferization.execution;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
