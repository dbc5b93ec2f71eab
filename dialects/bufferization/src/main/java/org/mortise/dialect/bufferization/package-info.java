// SPDX-License-Identifier: Apache-2.0
/** The bufferization dialect. */
@Version("0.1.0")
package org.mortise.dialect.bufferization;

import org.osgi.annotation.versioning.Version;
